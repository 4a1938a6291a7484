import { requires, router } from '../../trpc/init';
import { exportStatus } from './exports.service';

export const exportsRouter = router({
  status: requires('data:export').query(({ ctx }) => exportStatus(ctx.deps.database)),
});
