import { renderMarkdown } from './markdown';

/** What a page is made of, as its screen draws it. */
export interface PageSection {
  type: 'richText';
  html: string;
}

interface RichTextBlock {
  type: 'richText';
  markdown: string;
}

/**
 * The sections of a page's content: a plain string counts as Markdown, a list holds blocks.
 * Undefined for content of another shape, which tools may store and this site cannot draw.
 */
export function toSections(content: unknown): PageSection[] | undefined {
  const takenIds = new Set<string>();
  if (typeof content === 'string') return [richText(content, takenIds)];
  if (!Array.isArray(content) || !content.every(isRichText)) return undefined;
  return content.map(({ markdown }) => richText(markdown, takenIds));
}

function richText(markdown: string, takenIds: Set<string>): PageSection {
  return { type: 'richText', html: renderMarkdown(markdown, takenIds).html };
}

function isRichText(block: unknown): block is RichTextBlock {
  return (
    typeof block === 'object' &&
    block !== null &&
    'type' in block &&
    block.type === 'richText' &&
    'markdown' in block &&
    typeof block.markdown === 'string'
  );
}
