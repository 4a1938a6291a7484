import { defineCopy } from '../../lib/copy';
import type english from './portal.copy.en';

/** The texts of a client's pages. */
export type PortalCopy = typeof english;

export const portalCopy = defineCopy<PortalCopy>('portal', {
  en: () => import('./portal.copy.en'),
  ar: () => import('./portal.copy.ar'),
});
