import * as z from 'zod/mini';
import { atMost, libraryPicture, webAddress } from '../../core/fields.schema';

/**
 * The block types of a page. The editor builds a block's form from its fields, and the schema that
 * checks stored blocks is built from the same fields.
 */
type FieldType = 'line' | 'text' | 'markdown' | 'link' | 'image';

export interface BlockField {
  name: string;
  label: string;
  type: FieldType;
  isRequired?: true;
  /** The field that is required when this one is filled in. */
  needs?: string;
}

interface BlockItems {
  name: 'items';
  /** The singular, such as `Card`. */
  label: string;
  fields: readonly BlockField[];
}

interface BlockDefinition {
  label: string;
  fields: readonly BlockField[];
  items?: BlockItems;
}

const line = <Name extends string>(name: Name, label: string) =>
  ({ name, label, type: 'line' }) as const;
const text = <Name extends string>(name: Name, label: string) =>
  ({ name, label, type: 'text' }) as const;
const link = <Name extends string>(name: Name, label: string) =>
  ({ name, label, type: 'link' }) as const;

const required = <Field extends BlockField>(field: Field) =>
  ({ ...field, isRequired: true }) as const;

const BLOCKS = {
  richText: {
    label: 'Rich text',
    fields: [required({ name: 'markdown', label: 'Content', type: 'markdown' } as const)],
  },
  hero: {
    label: 'Hero',
    fields: [
      required(line('heading', 'Heading')),
      text('text', 'Text'),
      { ...line('buttonLabel', 'Button label'), needs: 'buttonLink' },
      { ...link('buttonLink', 'Button link'), needs: 'buttonLabel' },
    ],
  },
  cards: {
    label: 'Cards',
    fields: [line('heading', 'Heading')],
    items: {
      name: 'items',
      label: 'Card',
      fields: [
        required(line('title', 'Card title')),
        text('text', 'Card text'),
        link('link', 'Card link'),
      ],
    },
  },
  statistics: {
    label: 'Statistics',
    fields: [line('heading', 'Heading')],
    items: {
      name: 'items',
      label: 'Figure',
      fields: [required(line('value', 'Value')), required(line('label', 'Meaning'))],
    },
  },
  faq: {
    label: 'Questions',
    fields: [line('heading', 'Heading')],
    items: {
      name: 'items',
      label: 'Question',
      fields: [required(line('question', 'Question')), required(text('answer', 'Answer'))],
    },
  },
  image: {
    label: 'Image',
    fields: [
      required({ name: 'image', label: 'Image', type: 'image' } as const),
      line('alt', 'Alternative text'),
      line('caption', 'Caption'),
    ],
  },
  quote: {
    label: 'Quote',
    fields: [required(text('text', 'Quotation')), line('source', 'Said by')],
  },
  callToAction: { label: 'Call to action', fields: [] },
  contactForm: { label: 'Contact form', fields: [line('heading', 'Heading')] },
} as const satisfies Record<string, BlockDefinition>;

export type BlockType = keyof typeof BLOCKS;
export const BLOCK_TYPES = Object.keys(BLOCKS) as BlockType[];
export const blockDefinition = (type: BlockType): BlockDefinition => BLOCKS[type];

const MAX_LENGTH = { line: 300, text: 10_000, markdown: 200_000 };
const MAX_ITEMS = 50;

function fieldSchema({ type, label }: BlockField) {
  if (type === 'link') return webAddress(label);
  if (type === 'image') {
    return libraryPicture(label).check(z.minLength(1, `${label} must be one of the media library`));
  }
  return z.string({ error: `${label} must be text` }).check(atMost(label, MAX_LENGTH[type]));
}

function fieldsSchema(fields: readonly BlockField[]) {
  return Object.fromEntries(
    fields.map((field) => [
      field.name,
      field.type === 'image' || field.type === 'markdown'
        ? fieldSchema(field)
        : z._default(fieldSchema(field), ''),
    ]),
  );
}

type Fields<List extends readonly { name: string }[]> = Record<List[number]['name'], string>;
type ItemFields<Definition> = Definition extends { items: { fields: infer List } }
  ? { items: (List extends readonly { name: string }[] ? Fields<List> : never)[] }
  : unknown;

export type Block = {
  [Type in BlockType]: { type: Type } & Fields<(typeof BLOCKS)[Type]['fields']> &
    ItemFields<(typeof BLOCKS)[Type]>;
}[BlockType];

function blockSchema(type: BlockType) {
  const { fields, items } = blockDefinition(type);
  return z.looseObject({
    type: z.literal(type),
    ...fieldsSchema(fields),
    ...(items && {
      items: z._default(
        z
          .array(z.looseObject(fieldsSchema(items.fields)))
          .check(z.maxLength(MAX_ITEMS, `At most ${MAX_ITEMS} of them`)),
        [],
      ),
    }),
  });
}

const schemas = new Map<unknown, ReturnType<typeof blockSchema>>(
  BLOCK_TYPES.map((type) => [type, blockSchema(type)]),
);

/** The parsed block, or its issues by field; undefined for an unknown block type. */
export function parseBlock(block: unknown) {
  const type = typeof block === 'object' && block !== null && 'type' in block ? block.type : null;
  const result = schemas.get(type)?.safeParse(block);
  if (!result) return undefined;
  return result.success
    ? { block: result.data as unknown as Block, issues: [] }
    : {
        block: null,
        issues: result.error.issues.map(({ path, message }) => ({ path: path.join('.'), message })),
      };
}

/** A new block with empty fields. */
export function emptyBlock(type: BlockType): Block {
  const { fields, items } = blockDefinition(type);
  return {
    type,
    ...Object.fromEntries(fields.map(({ name }) => [name, ''])),
    ...(items && { items: [] }),
  } as unknown as Block;
}
