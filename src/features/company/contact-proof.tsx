import { MoreLink } from '../../components/ui/more-link';
import { textLanguage } from '../../lib/text-language';
import type { RenderCover } from './proof-links';
import type { StudyItem } from './solution-proof';

interface ContactProofProps {
  heading: string;
  studies: StudyItem[];
  /** The picture of a study. */
  renderCover: RenderCover;
}

/** What came of such messages; nothing without studies. */
export function ContactProof({ heading, studies, renderCover }: ContactProofProps) {
  if (studies.length === 0) return null;
  return (
    <section className="wrap pb-(--section)" aria-labelledby="proof-heading">
      <h2 id="proof-heading" className="mb-8 border-t border-line pt-10 text-h2">
        {heading}
      </h2>
      <ul className="grid gap-x-8 gap-y-10 lg:grid-cols-3">
        {studies.map((study) => (
          <li
            key={study.slug}
            className="relative max-lg:grid max-lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] max-lg:gap-x-5"
          >
            <div className="relative aspect-16/9 overflow-clip cut-end band lg:mb-4 print:hidden">
              {renderCover(study)}
            </div>
            <div>
              {study.figure && (
                <p className="text-small text-muted">
                  <b
                    dir="auto"
                    className="block text-[1.75rem] font-light tracking-[-0.02em] text-text max-xs:hidden"
                  >
                    {study.figure.value}
                  </b>{' '}
                  {study.figure.metric}
                </p>
              )}
              <MoreLink
                {...textLanguage(study.title)}
                to="/case-studies/$slug"
                params={study}
                isSpread
              >
                {study.title}
              </MoreLink>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
