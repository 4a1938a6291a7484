import { requires, router } from '../../trpc/init';
import { readSetup } from './setup.service';

export const setupRouter = router({
  /** What of the server is set up, for its owner. */
  status: requires('settings:admin').query(({ ctx }) => readSetup(ctx.deps)),
});
