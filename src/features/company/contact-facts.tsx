import { useRouter } from '@tanstack/react-router';
import { CaseArt } from '../../components/art/case-art';
import { TextAnchor } from '../../components/ui/text-link';
import { site } from '../../config/site';
import { useLanguage } from '../../hooks/use-language';
import { fill } from '../../lib/copy';
import { Answerers } from './answerers';
import { contactCopy } from './contact.copy';
import { describeLate } from './describe-late';
import { Questions } from './questions';

/** Three ways to begin, two of which are links. */
export function ContactHead() {
  const copy = contactCopy.useCopy();
  const { contactEmail } = useRouter().options.context.settings;
  const links: Partial<Record<number, [address: string, label: string]>> = {
    0: [`mailto:${contactEmail}`, contactEmail],
    2: ['#book-call', copy.chooseTime],
  };
  return (
    <section className="relative overflow-clip band">
      <CaseArt
        industry="contact"
        slug=""
        shape="header"
        className="absolute inset-y-0 end-0 h-full w-[36%] [mask-image:linear-gradient(black_30%,transparent_60%)] max-lg:hidden print:hidden"
      />
      <div className="relative wrap page-top pb-[clamp(2.5rem,5vw,4rem)]">
        <h1 className="max-w-[9em] text-display lg:max-w-[min(9em,62%)]">{copy.title}</h1>
        <ul className="mt-8 grid md:grid-cols-3 nav:mt-14">
          {copy.infoCards.map(({ title, text }, index) => {
            const link = links[index];
            return (
              <li
                key={title}
                className="flex flex-col items-start border-line py-5 max-md:border-t md:border-s md:px-6 md:first:border-0 md:first:ps-0"
              >
                <h2 className="text-h3">{title}</h2>
                <p className="mt-2 max-w-[24em] text-base text-muted">{text}</p>
                {link && (
                  <TextAnchor href={link[0]} isAlone className="mt-auto wrap-anywhere">
                    {link[1]}
                  </TextAnchor>
                )}
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}

/** Who answers, when, where, and the other ways to write. */
export function CompanyFacts() {
  const copy = contactCopy.useCopy();
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

export function ContactQuestions() {
  const { faq, faqHeading } = contactCopy.useCopy();
  return <Questions id="faq-heading" title={faqHeading} questions={faq} />;
}
