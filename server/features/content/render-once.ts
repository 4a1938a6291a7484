import { LRUCache } from 'lru-cache';
import type { Deps } from '../../deps';
import { pictureFinder } from '../media/media.service';
import type { RenderedMarkdown } from './markdown';

const MAX_CHARACTERS = 10_000_000;

interface Rendered {
  /** That of the response cache, since any write can change a picture in the text. */
  generation: number;
  texts: LRUCache<string, RenderedMarkdown>;
}

const cache = new WeakMap<Deps, Rendered>();

/** Renders a published text once until the next write, however often it is asked for. */
export async function renderOnce(deps: Deps, source: string): Promise<RenderedMarkdown> {
  const { renderMarkdown } = await import('./markdown');
  const { generation } = deps.responseCache;
  let rendered = cache.get(deps);
  if (rendered?.generation !== generation) {
    const sizeOf = ({ html }: RenderedMarkdown, text: string) => 1 + html.length + text.length;
    const texts = new LRUCache<string, RenderedMarkdown>({
      maxSize: MAX_CHARACTERS,
      sizeCalculation: sizeOf,
    });
    rendered = { generation, texts };
    cache.set(deps, rendered);
  }
  const known = rendered.texts.get(source);
  if (known) return known;
  const made = renderMarkdown(source, undefined, pictureFinder(deps.database));
  rendered.texts.set(source, made);
  return made;
}
