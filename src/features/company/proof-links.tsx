import { MoreLink } from '../../components/ui/more-link';
import { textLanguage } from '../../lib/text-language';
import type { SolutionProof } from './solution-proof';
import { solutionsCopy } from './solutions.copy';

/** The study and the article of a solution. */
export function ProofLinks({ proof }: { proof: SolutionProof | undefined }) {
  const copy = solutionsCopy.useCopy();
  const { study, article } = proof ?? {};
  if (!study && !article) return null;
  return (
    <ul className="mt-10 grid gap-x-12 gap-y-3 border-t border-line pt-5 nav:grid-cols-2">
      {study && (
        <li>
          <p className="text-small text-muted">{copy.study}</p>
          <MoreLink {...textLanguage(study.title)} to="/case-studies/$slug" params={study}>
            {study.title}
          </MoreLink>
        </li>
      )}
      {article && (
        <li>
          <p className="text-small text-muted">{copy.article}</p>
          <MoreLink {...textLanguage(article.title)} to="/insights/$slug" params={article}>
            {article.title}
          </MoreLink>
        </li>
      )}
    </ul>
  );
}
