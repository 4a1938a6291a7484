import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import type { Language } from '../../db/public-enums';
import { fill } from './fill';

export { fill };

export interface CopyReads {
  queryClient: QueryClient;
  language: Language;
}

/** What the keys of texts in the query cache begin with. */
export const COPY_KEY = 'copy';

/** Keeps texts for as long as the tab is open, although nothing observes them. */
export function keepCopy(queryClient: QueryClient): void {
  queryClient.setQueryDefaults([COPY_KEY], { gcTime: Infinity });
}

/**
 * The texts of a part of the site, one object per language. A loader loads those of the page's
 * language; they travel with the page's data, so no script carries texts of the other one. Texts are
 * plain JSON: `{name}` stands for a value that `fill` puts in. Texts that only the server reads are left
 * out of the browser's files.
 */
/* @__NO_SIDE_EFFECTS__ */
export function defineCopy<Copy extends object>(
  name: string,
  texts: Record<Language, () => Promise<{ default: Copy }>>,
) {
  const queryKey = [COPY_KEY, name];
  const read = (queryClient: QueryClient): Copy => {
    const copy = queryClient.getQueryData<Copy>(queryKey);
    if (!copy) throw new Error(`No loader has loaded the copy "${name}".`);
    return copy;
  };
  return {
    /** For the loader of each route that shows the texts. */
    load: async ({ queryClient, language }: CopyReads): Promise<void> => {
      if (queryClient.getQueryData(queryKey)) return;
      const { default: copy } = await texts[language]();
      queryClient.setQueryData(queryKey, copy);
    },
    /** Outside components, as in the head of a route. */
    read,
    useCopy: (): Copy => read(useQueryClient()),
  };
}

/** For a loader: all the texts of its page. */
export const loadCopies = (
  reads: CopyReads,
  ...copies: { load: (reads: CopyReads) => Promise<void> }[]
): Promise<unknown> => Promise.all(copies.map((copy) => copy.load(reads)));

/** A text for each form of the plural that its language has, with `{count}`. */
export type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** The form of a text for a whole number below a thousand, with Latin digits in Arabic too. */
export function plural(language: Language, count: number, forms: PluralForms): string {
  const form = forms[pluralRule(language, count)] ?? forms.other;
  return fill(form, { count });
}

/** As `Intl.PluralRules` selects it, whose first call keeps a phone busy for 0.1 s. */
export function pluralRule(language: Language, count: number): Intl.LDMLPluralRule {
  if (count === 1) return 'one';
  if (language === 'en') return 'other';
  if (count === 0) return 'zero';
  if (count === 2) return 'two';
  const lastTwo = count % 100;
  if (lastTwo < 3) return 'other';
  return lastTwo < 11 ? 'few' : 'many';
}

/** For numbers and dates. */
export const LOCALES: Record<Language, string> = { en: 'en-US', ar: 'ar-u-nu-latn' };
