import type { SolutionId } from '../../config/site';
import { countryGuidesIn } from './guides';
import { readArticles, type Reads } from './public-lists';
import { readProofs } from './solution-proof';

const SHOWN = ['supply-chain', 'erp-integration', 'ai-analytics'] as const satisfies SolutionId[];

/** What the contact page shows: a study of each solution that is asked about most, and guides to countries. */
export async function loadContact(reads: Reads) {
  const [{ proofOf }, articles] = await Promise.all([readProofs(reads), readArticles(reads)]);
  return {
    studies: SHOWN.flatMap((id) => proofOf(id).study ?? []),
    guides: countryGuidesIn(articles),
  };
}
