import type { legalPaths, menuPaths, SolutionId } from './site';
import { defineCopy } from '../lib/copy';

/** What the band at the end of a page speaks of. */
export type CtaTopic = 'process' | 'solution' | 'figure' | 'article' | 'people';

/** The texts around every public page. */
export interface FrameCopy {
  skip: string;
  tagline: string;
  location: string;
  /** `{year}` and `{name}`. */
  copyright: string;
  pages: Record<(typeof menuPaths)[number] | (typeof legalPaths)[number], string>;
  solutions: Record<SolutionId, string>;
  headings: { solutions: string; company: string; contact: string };
  /** Labels of groups of links, for screen readers. */
  groups: { main: string; menu: string; solutions: string; company: string };
  openMenu: string;
  closeMenu: string;
  bookCall: string;
  chat: string;
  newAnswer: string;
  /** The other language in its own words, and what its link says to a screen reader. */
  otherLanguage: string;
  otherLanguageLabel: string;
  missing: { title: string; text: string; home: string };
  /** The band at the end of most pages. */
  cta: Record<CtaTopic, { heading: string; text: string }> & {
    consultation: string;
    proposal: string;
  };
  /** A page that could not be rendered. */
  failure: { title: string; text: string; again: string };
}

export const frameCopy = defineCopy<FrameCopy>('frame', {
  en: () => import('./frame.copy.en'),
  ar: () => import('./frame.copy.ar'),
});
