import type { SolutionId } from '../../config/site';
import { countryGuidesIn } from './guides';
import type { Reads } from './public-lists';
import { readProofs } from './solution-proof';

const SHOWN = ['supply-chain', 'erp-integration', 'ai-analytics'] as const satisfies SolutionId[];

/** What the contact page shows: a study of each solution that is asked about most, and guides to countries. */
export async function loadContact(reads: Reads) {
  const { articles, proofOf } = await readProofs(reads);
  return {
    studies: SHOWN.flatMap((id) => proofOf(id).study ?? []),
    guides: countryGuidesIn(articles),
  };
}
