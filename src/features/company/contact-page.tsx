import { useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { TextAnchor } from '../../components/ui/text-link';
import { site } from '../../config/site';
import { Answerers } from './answerers';
import { faq, infoCards } from './contact.copy';
import { ContactPromise } from './contact-promise';
import { describeLate } from './describe-late';
import { promiseCopy } from './promise.copy';

const company = [
  ['Team', 'Fully remote'],
  ['Response', 'within 24 hours'],
  ['Coverage', 'Jordan, UAE, Saudi Arabia, Kuwait, Lebanon'],
] as const;

export function ContactPage({ form }: { form: ReactNode }) {
  const { settings } = useRouter().options.context;
  return (
    <>
      <section className="band">
        <div className="wrap page-top pb-[clamp(2.5rem,5vw,4rem)]">
          <h1 className="max-w-[12em] text-display">Tell us what takes too long</h1>
          <ul className="mt-10 grid gap-px bg-line md:grid-cols-3 nav:mt-16">
            {infoCards.map(({ title, text }) => (
              <li key={title} className="bg-band py-5 md:px-6 md:first:ps-0">
                <h2 className="text-h3">{title}</h2>
                <p className="mt-2 max-w-[24em] text-base text-muted">{text}</p>
              </li>
            ))}
          </ul>
        </div>
      </section>

      <div className="wrap grid gap-14 section nav:grid-cols-[minmax(0,1.45fr)_minmax(0,1fr)] nav:gap-20">
        <ContactPromise copy={promiseCopy} settings={settings} form={form} />
        <Company />
      </div>

      <Faq />
    </>
  );
}

function Company() {
  const { contactEmail, workingHours, working } = useRouter().options.context.settings;
  return (
    <section aria-labelledby="company-heading">
      <h2 id="company-heading" className="mb-8 text-h2">
        How to reach us
      </h2>
      <Answerers />
      <dl className="grid gap-5">
        {company.map(([term, fact]) => (
          <div key={term} className="grid grid-cols-[7rem_1fr] gap-4 border-t border-line pt-5">
            <dt className="text-ui text-muted">{term}</dt>
            <dd>
              {fact}
              {term === 'Response' && (
                <span className="mt-1 block text-ui text-muted">
                  Counted on working days: {workingHours}
                  {working && (
                    <span className="mt-1 block">{describeLate(working, promiseCopy)}</span>
                  )}
                </span>
              )}
            </dd>
          </div>
        ))}
        <div className="grid grid-cols-[7rem_1fr] gap-4 border-y border-line py-2">
          <dt className="self-center text-ui text-muted">Email</dt>
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

function Faq() {
  return (
    <section className="bg-sand section" aria-labelledby="faq-heading">
      <div className="wrap grid gap-x-20 gap-y-10 nav:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
        <h2 id="faq-heading" className="text-h2">
          Before you write
        </h2>
        <dl>
          {faq.map(({ question, answer }) => (
            <div key={question} className="border-t border-line py-7 last:pb-0">
              <dt className="text-h3 font-medium">{question}</dt>
              <dd className="mt-3 max-w-measure text-muted">{answer}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
