import { loadCopies } from '../../lib/copy';
import { solutionLabels, solutionPageCopies } from './solution-copy/solution-page.copy';
import { loadSolutionProof, type Reads } from './solution-proof';
import { solutionsCopy } from './solutions.copy';

/** What the page of all solutions shows. */
export async function loadSolutions(reads: Reads) {
  const [proof] = await Promise.all([loadSolutionProof(reads), solutionsCopy.load(reads)]);
  return { proof };
}

/** What the page of a solution shows; undefined for an id that is none. */
export async function loadSolution(reads: Reads, id: string) {
  await solutionsCopy.load(reads);
  const { solutions } = solutionsCopy.read(reads.queryClient);
  const solution = solutions.find((candidate) => candidate.id === id);
  if (!solution) return undefined;
  const copy = solutionPageCopies[solution.id];
  const [proofs] = await Promise.all([
    loadSolutionProof(reads),
    loadCopies(reads, solutionLabels, copy),
  ]);
  const { questions } = copy.read(reads.queryClient);
  return { solution, proof: proofs[solution.id], questions };
}
