import { defineCopy } from '../../lib/copy';

export type LegalBlock = { kind: 'text'; text: string } | { kind: 'list'; items: string[] };

interface LegalSection {
  id: string;
  heading: string;
  blocks: LegalBlock[];
}

/** Plain text; the page replaces the tokens {name} and {email}. */
export interface LegalDocument {
  title: string;
  effective: string;
  /** The day of the last change after that. */
  lastChanged?: string;
  /** Above the list of its sections. */
  contents: string;
  intro: string;
  sections: LegalSection[];
}

export const privacyCopy = defineCopy<LegalDocument>('privacy', {
  en: () => import('./privacy.copy.en'),
  ar: () => import('./privacy.copy.ar'),
});

export const accessibilityCopy = defineCopy<LegalDocument>('accessibility', {
  en: () => import('./accessibility.copy.en'),
  ar: () => import('./accessibility.copy.ar'),
});

export const termsCopy = defineCopy<LegalDocument>('terms', {
  en: () => import('./terms.copy.en'),
  ar: () => import('./terms.copy.ar'),
});
