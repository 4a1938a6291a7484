import type { ReactNode } from 'react';
import { InsightArt } from '../../components/art/art';
import { MoreLink } from '../../components/ui/more-link';
import { textLanguage } from '../../lib/text-language';
import type { SolutionProof, StudyItem } from './solution-proof';
import { solutionsCopy } from './solutions.copy';

export type RenderCover = (study: Pick<StudyItem, 'slug' | 'industry' | 'figure'>) => ReactNode;

interface ProofLinksProps {
  proof: SolutionProof | undefined;
  /** The picture of a study. */
  renderCover: RenderCover;
}

/** The study and the article of a solution. */
export function ProofLinks({ proof, renderCover }: ProofLinksProps) {
  const copy = solutionsCopy.useCopy();
  const { study, article } = proof ?? {};
  if (!study && !article) return null;
  return (
    <ul className="mt-10 grid gap-x-12 gap-y-6 border-t border-line pt-6 md:grid-cols-2">
      {study && (
        <Proof
          picture={renderCover(study)}
          frame="band cut-end"
          label={study.isSample ? copy.sampleStudy : copy.study}
        >
          <MoreLink {...textLanguage(study.title)} to="/case-studies/$slug" params={study} isSpread>
            {study.title}
          </MoreLink>
          {study.figure && (
            <p className="text-small text-muted max-xs:hidden">
              <bdi className="font-strong text-text">{study.figure.value}</bdi>{' '}
              <bdi>{study.figure.metric}</bdi>
            </p>
          )}
        </Proof>
      )}
      {article && (
        <Proof picture={<InsightArt {...article} />} frame="cut-2" label={copy.article}>
          <MoreLink {...textLanguage(article.title)} to="/insights/$slug" params={article} isSpread>
            {article.title}
          </MoreLink>
        </Proof>
      )}
    </ul>
  );
}

interface ProofProps {
  picture: ReactNode;
  frame: string;
  label: string;
  /** The link, which covers all of it. */
  children: ReactNode;
}

const Proof = ({ picture, frame, label, children }: ProofProps) => (
  <li className="relative flex flex-wrap items-start gap-x-5">
    <div className={`relative aspect-16/9 w-2/5 overflow-clip xs:w-[46%] print:hidden ${frame}`}>
      {picture}
    </div>
    <div className="min-w-0 grow basis-32 wrap-anywhere">
      <p className="text-small text-muted">{label}</p>
      {children}
    </div>
  </li>
);
