import { MoreLink } from '../../components/ui/more-link';
import { textLanguage } from '../../lib/text-language';
import { SplitFigure } from '../../components/split-figure';
import type { ContactCopy } from './contact.copy';
import type { StudyItem } from './solution-proof';

interface ContactProofProps {
  copy: ContactCopy['proof'];
  studies: StudyItem[];
}

/** What projects changed, in figures; nothing without studies. */
export function ContactProof({ copy, studies }: ContactProofProps) {
  if (studies.length === 0) return null;
  return (
    <section className="wrap later-23/45 pb-(--section)" aria-labelledby="proof-heading">
      <h2 id="proof-heading" className="mb-4 border-t border-line pt-10 text-h2">
        {copy.heading}
      </h2>
      {studies.some(({ isSample }) => isSample) && (
        <p className="mb-6 sample-mark">{copy.sample}</p>
      )}
      <ul className="grid md:grid-cols-3">
        {studies.map(({ figure, ...study }) => (
          <li
            key={study.slug}
            className="relative border-line py-5 max-md:border-t max-md:first:border-0 md:border-s md:px-6 md:first:border-0 md:first:ps-0"
          >
            {figure && (
              <>
                <SplitFigure {...figure} className="mb-2 text-figure font-light" />
                <p
                  {...textLanguage(figure.metric)}
                  className="text-as-parent text-small text-muted"
                >
                  {figure.metric}
                </p>
              </>
            )}
            <MoreLink
              {...textLanguage(study.title)}
              to="/case-studies/$slug"
              params={study}
              isSpread
              className="mt-2"
            >
              {study.title}
            </MoreLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
