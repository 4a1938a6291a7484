import type { Deps } from '../../deps';
import { editorOf } from '../content/publication';
import { requires, router } from '../../trpc/init';
import { unpublishSamples } from './unpublish-samples';

/** The nouns that samples are of. */
const NOUNS = ['team', 'insights', 'caseStudies'];

const invalidate = ({ responseCache }: Deps) => {
  for (const noun of NOUNS) responseCache.invalidate(noun);
};

const publishes = requires('content:write', 'content:publish');

export const samplesRouter = router({
  bringUp: publishes.mutation(async ({ ctx }) => {
    // Reads the texts of all samples.
    const { bringSamplesUp } = await import('./samples.service');
    return ctx.write(
      () => bringSamplesUp(ctx.deps.database, ctx.now),
      () => invalidate(ctx.deps),
    );
  }),
  unpublish: publishes.mutation(({ ctx }) =>
    ctx.write(
      () => unpublishSamples(ctx.deps.database, editorOf(ctx)),
      () => invalidate(ctx.deps),
    ),
  ),
});
