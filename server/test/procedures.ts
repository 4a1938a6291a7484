import { listProcedures } from '../procedures';

/** Every procedure, with the routers of all nouns loaded. */
export const procedures = await listProcedures();

const byPath = new Map<string, (typeof procedures)[number]>(
  procedures.map((info) => [info.path, info]),
);

export const procedureAt = (path: string) => byPath.get(path);
