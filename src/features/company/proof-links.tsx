import type { ReactNode } from 'react';
import { InsightArt } from '../../components/art/art';
import { MoreLink } from '../../components/ui/more-link';
import { textLanguage } from '../../lib/text-language';
import type { SolutionProof } from './solution-proof';
import { solutionsCopy } from './solutions.copy';

export type RenderCover = (study: { slug: string; industry: string }) => ReactNode;

interface ProofLinksProps {
  proof: SolutionProof | undefined;
  /** The picture of a study. */
  renderCover: RenderCover;
}

const ITEM = 'relative grid content-start gap-x-8 gap-y-4 xs:grid-cols-2';
const PICTURE = 'relative aspect-16/9 overflow-clip print:hidden';

/** The study and the article of a solution. */
export function ProofLinks({ proof, renderCover }: ProofLinksProps) {
  const copy = solutionsCopy.useCopy();
  const { study, article } = proof ?? {};
  if (!study && !article) return null;
  return (
    <ul className="mt-10 grid gap-x-12 gap-y-6 border-t border-line pt-6 nav:grid-cols-2">
      {study && (
        <li className={ITEM}>
          <div className={`cut-end band ${PICTURE}`}>{renderCover(study)}</div>
          <div>
            <p className="text-small text-muted">{copy.study}</p>
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
      )}
      {article && (
        <li className={ITEM}>
          <div className={`cut-2 ${PICTURE}`}>
            <InsightArt {...article} />
          </div>
          <div>
            <p className="text-small text-muted">{copy.article}</p>
            <MoreLink
              {...textLanguage(article.title)}
              to="/insights/$slug"
              params={article}
              isSpread
            >
              {article.title}
            </MoreLink>
          </div>
        </li>
      )}
    </ul>
  );
}
