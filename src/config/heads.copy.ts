import { defineCopy } from '../lib/copy';
import type { FixedPath } from './pages';

/** For search engines and shared links. */
interface FixedPage {
  title: string;
  /** 50 to 160 characters. */
  description: string;
}

/** Titles and descriptions of the pages that are not in the database. */
export type HeadsCopy = Record<FixedPath, FixedPage> & {
  /** The first entry of each trail. */
  home: string;
};

export const headsCopy = defineCopy<HeadsCopy>('heads', {
  en: () => import('./heads.copy.en'),
  ar: () => import('./heads.copy.ar'),
});
