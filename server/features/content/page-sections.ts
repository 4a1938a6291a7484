import { type Block, parseBlock } from './blocks.schema';
import { renderMarkdown } from './markdown';

/** A block as its screen draws it: Markdown has become HTML, everything else is still text. */
export type PageSection = Exclude<Block, { type: 'richText' }> | { type: 'richText'; html: string };

interface PageContent {
  /** Null for content of a shape that this site cannot draw, which tools may store. */
  sections: PageSection[] | null;
  /** How many blocks were passed over, being of a kind that this site does not know. */
  unknownBlocks: number;
}

/** A plain string counts as Markdown, a list holds blocks. */
export function toSections(content: unknown): PageContent {
  const takenIds = new Set<string>();
  if (typeof content === 'string') {
    return { sections: [richText(content, takenIds)], unknownBlocks: 0 };
  }
  if (!Array.isArray(content)) return { sections: null, unknownBlocks: 0 };
  const blocks = content.map((block) => parseBlock(block)?.block).filter((block) => block != null);
  if (content.length > 0 && blocks.length === 0) {
    return { sections: null, unknownBlocks: content.length };
  }
  return {
    sections: blocks.map((block) =>
      block.type === 'richText' ? richText(block.markdown, takenIds) : block,
    ),
    unknownBlocks: content.length - blocks.length,
  };
}

function richText(markdown: string, takenIds: Set<string>): PageSection {
  return { type: 'richText', html: renderMarkdown(markdown, takenIds).html };
}
