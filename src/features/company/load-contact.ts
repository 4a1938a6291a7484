import type { SolutionId } from '../../config/site';
import type { Reads } from './public-lists';
import { readProofs } from './solution-proof';

const SHOWN = ['supply-chain', 'erp-integration', 'ai-analytics'] as const satisfies SolutionId[];

/** What the contact page shows: a study of each solution that is asked about most. */
export async function loadContact(reads: Reads) {
  const { proofOf } = await readProofs(reads);
  return { studies: SHOWN.flatMap((id) => proofOf(id).study ?? []) };
}
