import { type Block, parseBlock } from './blocks.schema';
import { attributesOf, type ImageAttributes } from '../media/image-attributes';
import { HeadingIds } from '../content/heading-ids';
import { type FindPicture, renderMarkdown } from '../content/markdown';

/** A block ready to render: Markdown has become HTML, everything else is still text. */
export type PageSection =
  | Exclude<Block, { type: 'richText' | 'image' }>
  | { type: 'richText'; html: string }
  | (Extract<Block, { type: 'image' }> & { attributes: ImageAttributes });

interface PageContent {
  /** Null for content that this site cannot render; tools may store any JSON. */
  sections: PageSection[] | null;
  /** The number of skipped blocks, whose type this site does not know. */
  unknownBlocks: number;
}

/** A string is Markdown, a list has blocks. */
export function toSections(
  content: unknown,
  findPicture: FindPicture = () => undefined,
): PageContent {
  const headingIds = new HeadingIds();
  if (typeof content === 'string') {
    return { sections: [richText(content, headingIds, findPicture)], unknownBlocks: 0 };
  }
  if (!Array.isArray(content)) return { sections: null, unknownBlocks: 0 };
  const blocks = content.map((block) => parseBlock(block)?.block).filter((block) => block != null);
  if (content.length > 0 && blocks.length === 0) {
    return { sections: null, unknownBlocks: content.length };
  }
  return {
    sections: blocks.map((block) => toSection(block, headingIds, findPicture)),
    unknownBlocks: content.length - blocks.length,
  };
}

function toSection(block: Block, headingIds: HeadingIds, findPicture: FindPicture): PageSection {
  if (block.type === 'richText') return richText(block.markdown, headingIds, findPicture);
  if (block.type === 'image') return image(block, findPicture);
  return block;
}

function richText(markdown: string, headingIds: HeadingIds, findPicture: FindPicture): PageSection {
  return { type: 'richText', html: renderMarkdown(markdown, headingIds, findPicture).html };
}

const PAGE_WIDTH = '(min-width: 75rem) 75rem, 100vw';

function image(block: Extract<Block, { type: 'image' }>, findPicture: FindPicture): PageSection {
  const { image: address, alt } = block;
  return { ...block, attributes: attributesOf(address, findPicture, { alt, sizes: PAGE_WIDTH }) };
}
