import { requires, router } from '../../trpc/init';
import { bringSamplesUp } from './samples.service';

/** The nouns that samples are of. */
const NOUNS = ['team', 'insights', 'caseStudies'];

export const samplesRouter = router({
  bringUp: requires('content:write', 'content:publish').mutation(({ ctx }) =>
    ctx.write(
      () => bringSamplesUp(ctx.deps.database, ctx.now),
      () => {
        for (const noun of NOUNS) ctx.deps.responseCache.invalidate(noun);
      },
    ),
  ),
});
