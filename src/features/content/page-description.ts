import { shorten } from '../../lib/shorten';
import type { Outputs } from '../../lib/trpc';

const MAX_LENGTH = 160;
const MIN_LENGTH = 50;

/** The meta description of a page, else the beginning of its text. */
export function pageDescription(
  { title, metaDescription, sections }: Outputs['pages']['published'],
  tagline: string,
): string {
  if (metaDescription) return metaDescription;
  const words = (sections ?? []).map((section) => {
    if (section.type === 'richText') return htmlToText(section.html);
    return 'text' in section ? section.text : '';
  });
  const text = sentences([title, ...words]);
  const shown = text.length < MIN_LENGTH ? sentences([text, tagline]) : text;
  return shorten(shown, MAX_LENGTH);
}

function sentences(parts: string[]): string {
  return parts
    .map((part) => part.replaceAll(/\s+/g, ' ').trim())
    .filter((part) => part !== '')
    .map((part) => (/[.!?…:]$/.test(part) ? part : `${part}.`))
    .join(' ');
}

const ENTITIES: Record<string, string> = { '&quot;': '"', '&amp;': '&', '&lt;': '<', '&gt;': '>' };

export function htmlToText(html: string): string {
  const text = html.replaceAll(/<[^<>]*>/g, ' ');
  return text.replaceAll(/&(?:quot|amp|lt|gt);/g, (entity) => ENTITIES[entity] ?? '');
}
