import { defineCopy } from '../../lib/copy';

/** The texts of the band at the end of most pages. */
export interface CtaCopy {
  heading: string;
  text: string;
  consultation: string;
  proposal: string;
}

export const ctaCopy = defineCopy<CtaCopy>('cta', {
  en: () => import('./cta.copy.en'),
  ar: () => import('./cta.copy.ar'),
});
