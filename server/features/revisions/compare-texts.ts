import { diffArrays } from 'diff';

/** A stretch of text that two versions share, or that only one of them has. */
export interface TextPart {
  text: string;
  change: 'same' | 'added' | 'removed';
}

/** What differs in more than this is shown as a stretch that was replaced. */
const MAX_EDITS = 500;
const MAX_LINES = 10_000;
const MAX_LENGTH = 40_000;
/** Texts that are longer together are compared within this time. */
const ALWAYS_COMPARED = 20_000;
const MAX_MS = 10;

/**
 * What an edit added and removed, by words; by whole lines after 10 ms, so that long texts take no more
 * than a slice. Spaces belong to the word after them, and make no difference of their own.
 */
export function compareTexts(before: string, after: string): TextPart[] {
  const isShort = before.length + after.length <= ALWAYS_COMPARED;
  const endsAt = isShort ? Infinity : performance.now() + MAX_MS;
  const stretches = replacedStretches(compareLines(before, after, endsAt));
  return merge(stretches.flatMap((stretch) => compareWords(stretch, endsAt)));
}

const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}_]*/gu;

export const countWords = (parts: TextPart[], change: TextPart['change']) =>
  parts
    .filter((part) => part.change === change)
    .reduce((sum, { text }) => sum + (text.match(WORD)?.length ?? 0), 0);

interface Token {
  /** What is compared. */
  key: string;
  text: string;
}

function compareLines(before: string, after: string, endsAt: number): TextPart[] {
  const [linesBefore, linesAfter] = [before.split('\n'), after.split('\n')];
  if (linesBefore.length + linesAfter.length > MAX_LINES) return replaced(before, after);
  return compareTokens(toTokens(linesBefore), toTokens(linesAfter), endsAt);
}

const toTokens = (lines: string[]): Token[] =>
  lines.map((line, index) => ({
    key: line.trim(),
    text: index < lines.length - 1 ? `${line}\n` : line,
  }));

const TOKEN = /\s+|[\p{L}\p{M}\p{N}_]+|[^\s\p{L}\p{M}\p{N}_]/gu;

/** Words and signs, each with the space before it. */
function wordsOf(text: string): Token[] {
  const tokens: Token[] = [];
  let space = '';
  for (const token of text.match(TOKEN) ?? []) {
    if (token.trim() === '') space = token;
    else {
      tokens.push({ key: token, text: space + token });
      space = '';
    }
  }
  return space === '' ? tokens : [...tokens, { key: '', text: space }];
}

const textOf = (tokens: Token[]) => tokens.map(({ text }) => text).join('');

function compareTokens(before: Token[], after: Token[], endsAt: number): TextPart[] {
  const timeout = endsAt - performance.now();
  const changes =
    timeout > 0
      ? diffArrays(
          before.map(({ key }) => key),
          after.map(({ key }) => key),
          { maxEditLength: MAX_EDITS, timeout },
        )
      : undefined;
  if (!changes) return replaced(textOf(before), textOf(after));
  let [atBefore, atAfter] = [0, 0];
  return changes.map(({ added, removed, count }) => {
    const from = removed ? before.slice(atBefore) : after.slice(atAfter);
    if (!added) atBefore += count;
    if (!removed) atAfter += count;
    const change = added ? 'added' : removed ? 'removed' : 'same';
    return { text: textOf(from.slice(0, count)), change };
  });
}

const replaced = (before: string, after: string): TextPart[] => [
  { text: before, change: 'removed' },
  { text: after, change: 'added' },
];

type Stretch = { same: string } | { before: string; after: string };

/** Joins removed and added lines that follow each other. */
function replacedStretches(parts: TextPart[]): Stretch[] {
  const stretches: Stretch[] = [];
  for (const { text, change } of parts) {
    const last = stretches.at(-1);
    if (change === 'same') stretches.push({ same: text });
    else {
      const stretch = last && 'before' in last ? last : { before: '', after: '' };
      if (stretch !== last) stretches.push(stretch);
      stretch[change === 'removed' ? 'before' : 'after'] += text;
    }
  }
  return stretches;
}

function compareWords(stretch: Stretch, endsAt: number): TextPart[] {
  if ('same' in stretch) return [{ text: stretch.same, change: 'same' }];
  const { before, after } = stretch;
  return before.length + after.length > MAX_LENGTH
    ? replaced(before, after)
    : compareTokens(wordsOf(before), wordsOf(after), endsAt);
}

function merge(parts: TextPart[]): TextPart[] {
  const merged: TextPart[] = [];
  for (const { text, change } of parts) {
    const isSpace = change !== 'same' && text.trim() === '';
    const last = merged.at(-1);
    if (text === '' || (isSpace && change === 'removed')) continue;
    const shown = isSpace ? 'same' : change;
    if (last?.change === shown) last.text += text;
    else merged.push({ text, change: shown });
  }
  return merged;
}
