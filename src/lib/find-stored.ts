/** A record that somebody has deleted in the meantime; its message is for people. */
export class MissingRecord extends Error {
  constructor(noun: string) {
    super(`This ${noun} does not exist any more.`);
  }
}

/** The record of an id in a list that was just read. */
export function findStored<Row extends { id: string }>(
  rows: readonly Row[],
  id: string | undefined,
  noun: string,
): Row {
  const found = rows.find((row) => row.id === id);
  if (!found) throw new MissingRecord(noun);
  return found;
}
