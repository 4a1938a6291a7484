import { CONSULTANCY_GUIDE } from '../../config/guides';
import { solutionIds } from '../../config/site';
import { solutionExperts } from '../../config/solution-experts';
import { loadCopies } from '../../lib/copy';
import { solutionLabels, solutionPageCopies } from './solution-copy/solution-page.copy';
import { guideIn } from './guides';
import { readMembers, type Reads } from './public-lists';
import { readProofs, type SolutionProofs } from './solution-proof';
import { solutionsCopy } from './solutions.copy';

/** What the page of all solutions shows. */
export async function loadSolutions(reads: Reads) {
  const [{ proofOf }] = await Promise.all([readProofs(reads), solutionsCopy.load(reads)]);
  const proof = Object.fromEntries(solutionIds.map((id) => [id, proofOf(id)])) as SolutionProofs;
  return { proof };
}

/** What the page of a solution shows; undefined for an id that is none. */
export async function loadSolution(reads: Reads, id: string) {
  const known = solutionIds.find((candidate) => candidate === id);
  if (!known) return undefined;
  const [{ articles, proofOf, moreAbout, moreStudies }, members] = await Promise.all([
    readProofs(reads),
    readMembers(reads),
    loadCopies(reads, solutionsCopy, solutionLabels, solutionPageCopies[known]),
  ]);
  return {
    id: known,
    proof: proofOf(known),
    more: moreAbout(known),
    moreStudies: moreStudies(known),
    guide: guideIn(articles, CONSULTANCY_GUIDE),
    expert: members.find(({ anchor }) => anchor === solutionExperts[known]),
  };
}
