import { parse, type ParseError } from 'jsonc-parser';
import { gapsIn } from '../../../../server/features/pages/block-gaps.schema';
import { type Block, parseBlock } from '../../../../server/features/pages/blocks.schema';

/** The content of a page in the editor. */
export type ContentDraft =
  | { mode: 'blocks'; blocks: DraftBlock[] }
  /** Content without blocks is edited as JSON. */
  | { mode: 'json'; text: string };

/** A block, or any other JSON value that came by the API. */
export interface DraftBlock {
  /** A stable key for React while blocks are moved. */
  key: string;
  value: unknown;
}

let lastKey = 0;
export const toDraftBlock = (value: unknown): DraftBlock => ({ key: `b${(lastKey += 1)}`, value });

export function toDraft(content: unknown): ContentDraft {
  if (typeof content === 'string') {
    return { mode: 'blocks', blocks: [toDraftBlock({ type: 'richText', markdown: content })] };
  }
  if (Array.isArray(content) && (content.length === 0 || content.some(isBlock))) {
    return { mode: 'blocks', blocks: content.map(toDraftBlock) };
  }
  return { mode: 'json', text: toJson(content) };
}

/** The content of the editor as JSON. */
export type KeptContent = { mode: 'blocks'; values: unknown[] } | { mode: 'json'; text: string };

export const withoutKeys = (draft: ContentDraft): KeptContent =>
  draft.mode === 'json'
    ? draft
    : { mode: 'blocks', values: draft.blocks.map(({ value }) => value) };

export const withKeys = (kept: KeptContent): ContentDraft =>
  kept.mode === 'json' ? kept : { mode: 'blocks', blocks: kept.values.map(toDraftBlock) };

export const toJson = (content: unknown) => JSON.stringify(content, null, 2);

const isBlock = (value: unknown) => parseBlock(value) !== undefined;

/** The content to store. Throws a JsonError if the text is not JSON. */
export function toContent(draft: ContentDraft): unknown {
  return draft.mode === 'json' ? parseJson(draft.text) : draft.blocks.map(({ value }) => value);
}

export class JsonError extends Error {}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    // Error messages of `JSON.parse` differ by browser, and not all have a position.
    const errors: ParseError[] = [];
    parse(text, errors, { disallowComments: true });
    const before = text.slice(0, errors[0]?.offset ?? text.length).split('\n');
    const column = (before.at(-1)?.length ?? 0) + 1;
    throw new JsonError(`This is no well-formed JSON: line ${before.length}, column ${column}`);
  }
}

/** Errors of the blocks by path, such as `2.items.0.link`. */
export function blockErrors(draft: ContentDraft): Record<string, string> {
  if (draft.mode === 'json') return {};
  return Object.fromEntries(
    draft.blocks.flatMap(({ value }, index) => [
      ...(parseBlock(value)?.issues ?? []).map(({ path, message }) => [
        `${index}.${path}`,
        message,
      ]),
      ...gapsIn(value).map(({ path, message }) => [[index, ...path].join('.'), message]),
    ]),
  ) as Record<string, string>;
}

export const isKnownBlock = (value: unknown): value is Block => isBlock(value);
