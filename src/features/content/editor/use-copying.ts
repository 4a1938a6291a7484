import { useRef } from 'react';
import type { ContentType, Language } from '../../../../db/enums';
import type { RecordAction } from '../../../components/record-dialog';
import { toast } from '../../../components/ui/toast/toast';
import { toastFailure } from '../../../components/ui/toast/toast-failure';
import { CONTENT_DETAILS } from './publish/publication';

const MAX_TITLE = 300;
const MAX_SLUG = 100;

/** What the copy of an item has of its own. */
export interface Copy {
  title: string;
  slug: string;
  status: 'draft';
  publishedAt: null;
  language?: Language;
  translationOf: string | null;
}

interface Item {
  id: string;
  title: string;
  slug: string;
}

/** The first free slug of `x-copy`, `x-copy-2` and so on, for the end `copy`. */
function freeSlug(slug: string, word: string, all: readonly Item[]): string {
  const taken = new Set(all.map((item) => item.slug));
  for (let number = 1; ; number += 1) {
    const end = number === 1 ? `-${word}` : `-${word}-${number}`;
    const proposed = `${slug.slice(0, MAX_SLUG - end.length).replace(/-$/, '')}${end}`;
    if (!taken.has(proposed)) return proposed;
  }
}

const DRAFT = { status: 'draft', publishedAt: null } as const;

export function duplicateOf({ title, slug }: Item, all: readonly Item[]): Copy {
  const end = ' (copy)';
  return {
    ...DRAFT,
    title: `${title.slice(0, MAX_TITLE - end.length)}${end}`,
    slug: freeSlug(slug, 'copy', all),
    translationOf: null,
  };
}

/** A draft in another language, in which the texts are still those of the original. */
export function translationOf(
  { id, title, slug }: Item,
  language: Language,
  all: readonly Item[],
): Copy {
  return { ...DRAFT, title, slug: freeSlug(slug, language, all), language, translationOf: id };
}

/** Store a draft with the contents of an item, and open it. */
export interface Copying {
  duplicate: (id: string) => void;
  translate: (id: string, language: Language) => void;
}

export function useCopying(
  type: ContentType,
  all: readonly Item[] = [],
  store: (id: string, copy: Copy) => Promise<{ id: string }>,
  open: (id: string) => void,
): Copying {
  const isBusy = useRef(false);
  const { label } = CONTENT_DETAILS[type];
  const copy = (id: string, toCopy: (item: Item) => Copy, texts: RecordAction<never>['texts']) => {
    const item = all.find((one) => one.id === id);
    if (!item || isBusy.current) return;
    isBusy.current = true;
    store(id, toCopy(item))
      .then((stored) => {
        toast({ title: texts.success });
        open(stored.id);
      })
      .catch((error: unknown) => toastFailure(texts.failure, error))
      .finally(() => {
        isBusy.current = false;
      });
  };
  return {
    duplicate: (id) =>
      copy(id, (item) => duplicateOf(item, all), {
        success: `${label} duplicated successfully`,
        failure: `Error duplicating ${label.toLowerCase()}`,
      }),
    translate: (id, language) =>
      copy(id, (item) => translationOf(item, language, all), {
        success: 'A draft is ready to be translated',
        failure: 'Error creating the translation',
      }),
  };
}
