import { callTRPCProcedure } from '@trpc/server';
import type { $ZodType } from 'zod/v4/core';
import { appRouter } from '../router';
import type { Context } from '../trpc/context';

interface Definition {
  inputs: $ZodType[];
  meta?: { isPublic?: boolean };
}

const procedures = appRouter._def.procedures as unknown as Record<string, { _def: Definition }>;

/** By its place in the router, such as `leads.create`. */
export function findProcedure(path: string) {
  const definition = procedures[path]?._def;
  return (
    definition && { isPublic: definition.meta?.isPublic === true, input: definition.inputs[0] }
  );
}

interface Call {
  path: string;
  type: 'query' | 'mutation';
  getRawInput: () => Promise<unknown>;
}

/** The same way in as over HTTP: middlewares first, the input only when one asks for it. */
export function callProcedure(ctx: Context, call: Call): Promise<unknown> {
  return callTRPCProcedure({
    ctx,
    router: appRouter,
    signal: undefined,
    batchIndex: 0,
    ...call,
  });
}
