import type { Deps } from '../deps';
import { unavailable } from '../errors';

/** Leaves staff room to write and to delete. */
export function assertFreeDisk({ freeDiskMb, settings }: Pick<Deps, 'freeDiskMb' | 'settings'>) {
  if (freeDiskMb() >= settings.minFreeMb) return;
  throw unavailable('Nothing more can be stored at the moment. Please try again later.', 300);
}
