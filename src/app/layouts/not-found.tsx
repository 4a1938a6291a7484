import { lazyRouteComponent } from '@tanstack/react-router';

/** In a file of its own, which only missing pages load. */
export const NotFound = lazyRouteComponent(() => import('./framed-missing-page'));
