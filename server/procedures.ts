import { callTRPCProcedure } from '@trpc/server';
import type { $ZodType } from 'zod/v4/core';
import type { Noun } from './features';
import { appRouter, type ProcedurePath } from './router';
import type { Context } from './trpc/context';
import type { Meta } from './trpc/init';

interface Definition {
  type: 'query' | 'mutation';
  inputs: $ZodType[];
  meta?: Meta;
}

const { procedures: loaded, lazy: routers } = appRouter._def as unknown as {
  /** The procedures of the routers that are loaded, by their paths. */
  procedures: Record<string, { _def: Definition }>;
  /** The routers that are not loaded yet, by their nouns. */
  lazy: Record<string, { load: () => Promise<void> }>;
};

export interface ProcedureInfo extends Meta {
  path: ProcedurePath;
  type: Definition['type'];
  input: $ZodType | undefined;
}

function infoOf(path: string): ProcedureInfo | undefined {
  const definition = loaded[path]?._def;
  if (!definition) return undefined;
  const { type, inputs, meta } = definition;
  return { path: path as ProcedurePath, type, input: inputs[0], ...meta };
}

/** The procedure at a path such as `leads.create`; undefined for an unknown path. */
export async function findProcedure(path: string): Promise<ProcedureInfo | undefined> {
  await routers[nounOf(path)]?.load();
  return infoOf(path);
}

/** Every procedure, sorted by its path. Loads all routers. */
export async function listProcedures(): Promise<ProcedureInfo[]> {
  await Promise.all(Object.values(routers).map(({ load }) => load()));
  return Object.keys(loaded)
    .sort()
    .flatMap((path) => infoOf(path) ?? []);
}

/** The noun that a procedure belongs to: the first part of its path. */
export const nounOf = (path: string) => path.split('.')[0] as Noun;

interface Call {
  path: string;
  type: 'query' | 'mutation';
  getRawInput: () => Promise<unknown>;
}

/** Calls a procedure as over HTTP: middlewares run first, and the input is read when one needs it. */
export function callProcedure(ctx: Context, call: Call): Promise<unknown> {
  return callTRPCProcedure({
    ctx,
    router: appRouter,
    signal: undefined,
    batchIndex: 0,
    ...call,
  });
}
