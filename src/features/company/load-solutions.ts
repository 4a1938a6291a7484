import { solutionIds } from '../../config/site';
import { loadCopies } from '../../lib/copy';
import { solutionLabels, solutionPageCopies } from './solution-copy/solution-page.copy';
import { readProofs, type Reads, type SolutionProofs } from './solution-proof';
import { solutionsCopy } from './solutions.copy';

/** What the page of all solutions shows. */
export async function loadSolutions(reads: Reads) {
  const [{ proofOf }] = await Promise.all([readProofs(reads), solutionsCopy.load(reads)]);
  const proof = Object.fromEntries(solutionIds.map((id) => [id, proofOf(id)])) as SolutionProofs;
  return { proof };
}

/** What the page of a solution shows; undefined for an id that is none. */
export async function loadSolution(reads: Reads, id: string) {
  await solutionsCopy.load(reads);
  const { solutions } = solutionsCopy.read(reads.queryClient);
  const solution = solutions.find((candidate) => candidate.id === id);
  if (!solution) return undefined;
  const copy = solutionPageCopies[solution.id];
  const [{ proofOf, moreAbout }] = await Promise.all([
    readProofs(reads),
    loadCopies(reads, solutionLabels, copy),
  ]);
  const { questions } = copy.read(reads.queryClient);
  return { solution, proof: proofOf(solution.id), more: moreAbout(solution.id), questions };
}
