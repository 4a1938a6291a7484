import {
  type AnyTRPCMutationProcedure,
  type AnyTRPCQueryProcedure,
  type inferRouterOutputs,
  lazy,
} from '@trpc/server';
import type { Feature } from './features/define-feature';
import { features } from './features';
import { router } from './trpc/init';

type Routers<Features extends Record<string, Feature>> = {
  [Noun in keyof Features]: Features[Noun] extends Feature<infer Router> ? Router : never;
};

function routersOf<Features extends Record<string, Feature>>(all: Features) {
  return Object.fromEntries(
    Object.entries(all).map(([noun, feature]) => [noun, lazy(feature.router)]),
  ) as unknown as Routers<Features>;
}

export const appRouter = router(routersOf(features));

export type AppRouter = typeof appRouter;

type Outputs = inferRouterOutputs<AppRouter>;
type Procedures = AppRouter['_def']['record'];

type Paths<Only> = {
  [Noun in keyof Procedures]: {
    [Name in keyof Procedures[Noun] & string]: Procedures[Noun][Name] extends Only
      ? `${Noun}.${Name}`
      : never;
  }[keyof Procedures[Noun] & string];
}[keyof Procedures];

/** The path of a procedure, such as `leads.create`. */
export type QueryPath = Paths<AnyTRPCQueryProcedure>;
export type MutationPath = Paths<AnyTRPCMutationProcedure>;
export type ProcedurePath = QueryPath | MutationPath;

/** The output of the procedure at a path. */
export type Output<Path extends ProcedurePath> = Path extends `${infer Noun}.${infer Name}`
  ? Noun extends keyof Outputs
    ? Name extends keyof Outputs[Noun]
      ? Outputs[Noun][Name]
      : never
    : never
  : never;
