import { type Block, parseBlock } from './blocks.schema';
import { imageAttributes, type ImageAttributes } from '../media/image-attributes';
import { type FindPicture, renderMarkdown } from './markdown';

/** A block as its screen draws it: Markdown has become HTML, everything else is still text. */
export type PageSection =
  | Exclude<Block, { type: 'richText' | 'image' }>
  | { type: 'richText'; html: string }
  | (Extract<Block, { type: 'image' }> & { attributes: ImageAttributes });

interface PageContent {
  /** Null for content of a shape that this site cannot draw, which tools may store. */
  sections: PageSection[] | null;
  /** How many blocks were passed over, being of a kind that this site does not know. */
  unknownBlocks: number;
}

/** A plain string counts as Markdown, a list holds blocks. */
export function toSections(
  content: unknown,
  findPicture: FindPicture = () => undefined,
): PageContent {
  const takenIds = new Set<string>();
  if (typeof content === 'string') {
    return { sections: [richText(content, takenIds, findPicture)], unknownBlocks: 0 };
  }
  if (!Array.isArray(content)) return { sections: null, unknownBlocks: 0 };
  const blocks = content.map((block) => parseBlock(block)?.block).filter((block) => block != null);
  if (content.length > 0 && blocks.length === 0) {
    return { sections: null, unknownBlocks: content.length };
  }
  return {
    sections: blocks.map((block) => toSection(block, takenIds, findPicture)),
    unknownBlocks: content.length - blocks.length,
  };
}

function toSection(block: Block, takenIds: Set<string>, findPicture: FindPicture): PageSection {
  if (block.type === 'richText') return richText(block.markdown, takenIds, findPicture);
  if (block.type === 'image') return image(block, findPicture);
  return block;
}

function richText(markdown: string, takenIds: Set<string>, findPicture: FindPicture): PageSection {
  return { type: 'richText', html: renderMarkdown(markdown, takenIds, findPicture).html };
}

const AS_WIDE_AS_THE_PAGE = '(min-width: 75rem) 75rem, 100vw';

function image(block: Extract<Block, { type: 'image' }>, findPicture: FindPicture): PageSection {
  const elsewhere = {
    url: block.image,
    mimeType: '',
    width: null,
    height: null,
    isAnimated: false,
  };
  const picture = findPicture(block.image) ?? elsewhere;
  return {
    ...block,
    attributes: imageAttributes({ ...picture, alt: block.alt }, AS_WIDE_AS_THE_PAGE),
  };
}
