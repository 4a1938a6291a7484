import { setImmediate } from 'node:timers';

/** Waits for work and counts the turns of the event loop in which other requests could be served. */
export async function countTurns<Result>(
  work: Promise<Result>,
): Promise<{ result: Result; turns: number }> {
  let turns = 0;
  let isDone = false;
  const next = () => {
    turns += 1;
    if (!isDone) setImmediate(next);
  };
  setImmediate(next);
  const result = await work.finally(() => {
    isDone = true;
  });
  return { result, turns };
}
