import { useRef } from 'react';
import type { ContentType } from '../../../../db/enums';
import { toast } from '../../../components/ui/toast/toast';
import { toastFailure } from '../../../components/ui/toast/toast-failure';
import { CONTENT_DETAILS } from './publish/publication';

const MAX_TITLE = 300;
const MAX_SLUG = 100;

/** What the duplicate of an item has of its own. */
export interface Duplicate {
  title: string;
  slug: string;
  status: 'draft';
  publishedAt: null;
  translationOf: null;
}

interface Item {
  id: string;
  title: string;
  slug: string;
}

/** The first free slug of `x-copy`, `x-copy-2` and so on. */
function freeSlug(slug: string, taken: ReadonlySet<string>): string {
  for (let number = 1; ; number += 1) {
    const end = number === 1 ? '-copy' : `-copy-${number}`;
    const proposed = `${slug.slice(0, MAX_SLUG - end.length).replace(/-$/, '')}${end}`;
    if (!taken.has(proposed)) return proposed;
  }
}

export function duplicateOf({ title, slug }: Item, all: readonly Item[]): Duplicate {
  const end = ' (copy)';
  return {
    title: `${title.slice(0, MAX_TITLE - end.length)}${end}`,
    slug: freeSlug(slug, new Set(all.map((item) => item.slug))),
    status: 'draft',
    publishedAt: null,
    translationOf: null,
  };
}

/** Stores a draft with the contents of an item, and opens it. */
export function useDuplicate(
  type: ContentType,
  all: readonly Item[] | undefined,
  store: (id: string, duplicate: Duplicate) => Promise<{ id: string }>,
  open: (id: string) => void,
): (id: string) => void {
  const isBusy = useRef(false);
  const { label } = CONTENT_DETAILS[type];
  return (id) => {
    const item = all?.find((one) => one.id === id);
    if (!item || isBusy.current) return;
    isBusy.current = true;
    store(id, duplicateOf(item, all ?? []))
      .then((stored) => {
        toast({ title: `${label} duplicated successfully` });
        open(stored.id);
      })
      .catch((error: unknown) => toastFailure(`Error duplicating ${label.toLowerCase()}`, error))
      .finally(() => {
        isBusy.current = false;
      });
  };
}
