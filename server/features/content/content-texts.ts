import type { ContentType } from '../../../db/enums';
import { type BlockField, BLOCK_TYPES, blockDefinition } from '../pages/blocks.schema';

type Row = Record<string, unknown>;

/** What to do with each text of an item; each function returns the text that is to stand there. */
export interface TextVisitor {
  markdown: (text: string) => string;
  /** An address that a block links to. */
  link: (address: string) => string;
  /** A picture of a block. */
  picture?: (address: string, alt: string) => void;
}

/** The fields with Markdown; a case study shows its own as plain text. */
const MARKDOWN_FIELDS: Record<ContentType, readonly string[]> = {
  insight: ['content'],
  case_study: ['challenge', 'solution'],
  page: ['content'],
};

/** Visits all texts of an item that may have links. Returns the fields that have changed. */
export function visitTexts(type: ContentType, row: Row, visitor: TextVisitor): Row {
  const changes: Row = {};
  for (const name of MARKDOWN_FIELDS[type]) {
    const before = row[name];
    const after = Array.isArray(before) ? visitBlocks(before, visitor) : visitText(before, visitor);
    if (after !== before) changes[name] = after;
  }
  return changes;
}

const visitText = (value: unknown, { markdown }: TextVisitor) =>
  typeof value === 'string' && value !== '' ? markdown(value) : value;

/** The same list if nothing has changed. Blocks that this site does not know stay as they are. */
function visitBlocks(blocks: readonly unknown[], visitor: TextVisitor): readonly unknown[] {
  const visited = blocks.map((block) => {
    const type = BLOCK_TYPES.find((each) => isObject(block) && block.type === each);
    if (!type || !isObject(block)) return block;
    const { fields, items } = blockDefinition(type);
    if (type === 'image') visitor.picture?.(textOf(block.image), textOf(block.alt));
    const changed = visitFields(block, fields, visitor);
    if (!items || !Array.isArray(block.items)) return changed;
    const list = block.items.map((item: unknown) =>
      isObject(item) ? visitFields(item, items.fields, visitor) : item,
    );
    return isSame(list, block.items) ? changed : { ...changed, items: list };
  });
  return isSame(visited, blocks) ? blocks : visited;
}

function visitFields(value: Row, fields: readonly BlockField[], visitor: TextVisitor): Row {
  const changes = fields.flatMap(({ name, type }) => {
    const before = value[name];
    if (typeof before !== 'string' || before === '') return [];
    if (type !== 'markdown' && type !== 'link') return [];
    const after = visitor[type](before);
    return after === before ? [] : [[name, after] as const];
  });
  return changes.length === 0 ? value : { ...value, ...Object.fromEntries(changes) };
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

const isObject = (value: unknown): value is Row => typeof value === 'object' && value !== null;

const isSame = (one: readonly unknown[], other: readonly unknown[]) =>
  one.every((value, index) => value === other[index]);
