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

const definitions = appRouter._def.procedures as unknown as Record<string, { _def: Definition }>;

export interface ProcedureInfo extends Meta {
  path: ProcedurePath;
  type: Definition['type'];
  input: $ZodType | undefined;
}

/** Every procedure, sorted by its path. */
export const procedures: ProcedureInfo[] = Object.entries(definitions)
  .map(([path, { _def }]) => ({
    path: path as ProcedurePath,
    type: _def.type,
    input: _def.inputs[0],
    ..._def.meta,
  }))
  .sort((one, other) => (one.path < other.path ? -1 : 1));

const byPath = new Map<string, ProcedureInfo>(procedures.map((info) => [info.path, info]));

/** The procedure at a path such as `leads.create`; undefined for an unknown path. */
export const findProcedure = (path: string) => byPath.get(path);

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
