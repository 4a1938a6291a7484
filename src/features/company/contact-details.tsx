import { useRouter } from '@tanstack/react-router';
import { Fragment } from 'react';
import { TextAnchor, TextLink } from '../../components/ui/text-link';
import type { Country } from '../../config/guides';
import { COMMAS } from '../../config/languages';
import { site } from '../../config/site';
import { useLanguage } from '../../hooks/use-language';
import { fill } from '../../lib/copy';
import { Answerers } from './answerers';
import { contactCopy } from './contact.copy';
import { describeLate } from './describe-late';
import type { CountryGuides } from './guides';

/** Such as `09:00–17:00`, which would break after the dash. */
const TIMES = /(\d\d:\d\d–\d\d:\d\d)/;

/** Who answers, when, where, and the other ways to write. */
export function CompanyDetails({ guides }: { guides: CountryGuides }) {
  const copy = contactCopy.useCopy();
  const language = useLanguage();
  const { contactEmail, workingHours, working } = useRouter().options.context.settings;
  return (
    <section className="later-53/55" aria-labelledby="company-heading">
      <h2 id="company-heading" className="mb-8 text-h2">
        {copy.companyHeading}
      </h2>
      <Answerers copy={copy.answerers} />
      <dl className="grid gap-5">
        {[copy.team, copy.response].map(({ term, fact }) => (
          <div key={term} className="term-row border-t border-line pt-5">
            <dt className="text-ui text-muted">{term}</dt>
            <dd>
              {fact}
              {term === copy.response.term && (
                <span className="mt-1 block text-ui text-muted">
                  {fill(copy.countedOn, { hours: workingHours })
                    .split(TIMES)
                    .map((part, index) =>
                      index % 2 === 0 ? (
                        part
                      ) : (
                        <span key={part} className="whitespace-nowrap">
                          {part}
                        </span>
                      ),
                    )}
                  {working && (
                    <span className="mt-1 block">{describeLate(working, copy.late, language)}</span>
                  )}
                </span>
              )}
            </dd>
          </div>
        ))}
        <div className="term-row border-t border-line pt-5">
          <dt className="text-ui text-muted">{copy.coverage.term}</dt>
          <dd>
            <Countries names={copy.coverage.countries} guides={guides} />
          </dd>
        </div>
        <div className="term-row border-y border-line py-2">
          <dt className="self-center text-ui text-muted">{copy.email}</dt>
          <dd>
            <TextAnchor href={`mailto:${contactEmail}`} isAlone className="wrap-anywhere">
              {contactEmail}
            </TextAnchor>
          </dd>
        </div>
      </dl>
      <ul className="mt-4 flex flex-wrap gap-x-6">
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

interface CountriesProps {
  names: Record<Country, string>;
  guides: CountryGuides;
}

/** Each with its guide, if it has one. */
function Countries({ names, guides }: CountriesProps) {
  const comma = COMMAS[useLanguage()];
  return (Object.keys(names) as Country[]).map((country, index) => {
    const slug = guides[country];
    return (
      <Fragment key={country}>
        {index > 0 && comma}
        {slug ? (
          <TextLink to="/insights/$slug" params={{ slug }} className="py-0.5">
            {names[country]}
          </TextLink>
        ) : (
          names[country]
        )}
      </Fragment>
    );
  });
}
