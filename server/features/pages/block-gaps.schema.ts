import * as z from 'zod/mini';
import { BLOCK_TYPES, blockDefinition, type BlockField } from './blocks.schema';

/** Something that a block lacks: the page would show a part of the block, or nothing. */
interface Gap {
  path: (string | number)[];
  message: string;
}

type Values = Record<string, unknown>;

const isObject = (value: unknown): value is Values => typeof value === 'object' && value !== null;

const definitionOf = (block: unknown) => {
  const type = isObject(block) ? BLOCK_TYPES.find((known) => known === block.type) : undefined;
  return type && blockDefinition(type);
};

const isBlank = (value: unknown) =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');

function gapsInFields(fields: readonly BlockField[], values: Values): Gap[] {
  return fields.flatMap((field): Gap[] => {
    if (!isBlank(values[field.name])) return [];
    const owner = fields.find(({ name, needs }) => needs === field.name && !isBlank(values[name]));
    if (owner) {
      const message = `${field.label} is required with a ${owner.label.toLowerCase()}`;
      return [{ path: [field.name], message }];
    }
    return field.isRequired ? [{ path: [field.name], message: `${field.label} is required` }] : [];
  });
}

/** None for a block of an unknown type. */
export function gapsIn(block: unknown): Gap[] {
  const definition = definitionOf(block);
  if (!definition || !isObject(block)) return [];
  const gaps = gapsInFields(definition.fields, block);
  const { items } = definition;
  if (!items) return gaps;
  const rows = block.items ?? [];
  if (!Array.isArray(rows)) return gaps;
  if (rows.length === 0) {
    return [...gaps, { path: ['items'], message: `Add at least one ${items.label.toLowerCase()}` }];
  }
  return [
    ...gaps,
    ...rows.flatMap((row, index) =>
      (isObject(row) ? gapsInFields(items.fields, row) : []).map(({ path, message }) => ({
        path: ['items', index, ...path],
        message,
      })),
    ),
  ];
}

/** Whether a block has only properties of this site. Other tools may have blocks of equal types. */
function isOwn(block: unknown): boolean {
  const definition = definitionOf(block);
  if (!definition || !isObject(block)) return false;
  const { fields, items } = definition;
  const hasOnly = (values: unknown, names: string[]) =>
    !isObject(values) || Object.keys(values).every((key) => names.includes(key));
  const names = ['type', ...fields.map(({ name }) => name), ...(items ? ['items'] : [])];
  const itemNames = items?.fields.map(({ name }) => name) ?? [];
  const rows = Array.isArray(block.items) ? (block.items as unknown[]) : [];
  return hasOnly(block, names) && rows.every((row) => hasOnly(row, itemNames));
}

/** Refuses blocks with gaps. Stored pages may have them. */
export const hasNoGaps = z.superRefine<unknown>((content, context) => {
  if (!Array.isArray(content)) return;
  for (const [index, block] of content.entries()) {
    if (!isOwn(block)) continue;
    for (const { path, message } of gapsIn(block)) {
      context.addIssue({ code: 'custom', path: [index, ...path], message });
    }
  }
});
