import { useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { TextAnchor } from '../../components/ui/text-link';
import { frameCopy } from '../../config/frame.copy';
import { site, type SolutionId } from '../../config/site';
import { Answerers } from './answerers';
import { useLanguage } from '../../hooks/use-language';
import { fill } from '../../lib/copy';
import { type ContactCopy, contactCopy } from './contact.copy';
import { ContactPromise } from './contact-promise';
import { describeLate } from './describe-late';
import { Questions } from './questions';

interface ContactPageProps {
  form: ReactNode;
  /** The solution that the visitor asked about. */
  about: SolutionId | undefined;
}

export function ContactPage({ form, about }: ContactPageProps) {
  const { settings } = useRouter().options.context;
  const copy = contactCopy.useCopy();
  const { solutions } = frameCopy.useCopy();
  return (
    <>
      <section className="band">
        <div className="wrap page-top pb-[clamp(2.5rem,5vw,4rem)]">
          <h1 className="max-w-[12em] text-display">{copy.title}</h1>
          <ul className="mt-10 grid gap-px bg-line md:grid-cols-3 nav:mt-16">
            {copy.infoCards.map(({ title, text }) => (
              <li key={title} className="bg-band py-5 md:px-6 md:first:ps-0">
                <h2 className="text-h3">{title}</h2>
                <p className="mt-2 max-w-[24em] text-base text-muted">{text}</p>
              </li>
            ))}
          </ul>
        </div>
      </section>

      <div className="wrap grid gap-14 section nav:grid-cols-[minmax(0,1.45fr)_minmax(0,1fr)] nav:gap-20">
        <ContactPromise
          copy={copy}
          settings={settings}
          form={form}
          topic={about && solutions[about]}
        />
        <Company copy={copy} />
      </div>

      <Questions id="faq-heading" title={copy.faqHeading} questions={copy.faq} />
    </>
  );
}

function Company({ copy }: { copy: ContactCopy }) {
  const language = useLanguage();
  const { contactEmail, workingHours, working } = useRouter().options.context.settings;
  return (
    <section aria-labelledby="company-heading">
      <h2 id="company-heading" className="mb-8 text-h2">
        {copy.companyHeading}
      </h2>
      <Answerers copy={copy.answerers} />
      <dl className="grid gap-5">
        {[copy.team, copy.response, copy.coverage].map(({ term, fact }) => (
          <div key={term} className="grid grid-cols-[7rem_1fr] gap-4 border-t border-line pt-5">
            <dt className="text-ui text-muted">{term}</dt>
            <dd>
              {fact}
              {term === copy.response.term && (
                <span className="mt-1 block text-ui text-muted">
                  {fill(copy.countedOn, { hours: workingHours })}
                  {working && (
                    <span className="mt-1 block">{describeLate(working, copy.late, language)}</span>
                  )}
                </span>
              )}
            </dd>
          </div>
        ))}
        <div className="grid grid-cols-[7rem_1fr] gap-4 border-y border-line py-2">
          <dt className="self-center text-ui text-muted">{copy.email}</dt>
          <dd>
            <TextAnchor href={`mailto:${contactEmail}`} isAlone className="wrap-anywhere">
              {contactEmail}
            </TextAnchor>
          </dd>
        </div>
      </dl>
      <ul className="mt-4 flex gap-6">
        {site.social.map(({ label, href }) => (
          <li key={label}>
            <TextAnchor href={href} rel="noopener" isAlone>
              {label}
            </TextAnchor>
          </li>
        ))}
      </ul>
    </section>
  );
}
