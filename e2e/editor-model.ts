/** What a text and its selection should be after a key, written without the editor. */

interface Typed {
  text: string;
  anchor: number;
  head: number;
}

const caretAt = (text: string, caret: number): Typed => ({ text, anchor: caret, head: caret });
const startOf = (typed: Typed) => Math.min(typed.anchor, typed.head);
const endOf = (typed: Typed) => Math.max(typed.anchor, typed.head);
const isCaret = ({ anchor, head }: Typed) => anchor === head;
const lineStart = (text: string, at: number) => text.lastIndexOf('\n', at - 1) + 1;
const lineEnd = (text: string, at: number) => `${text}\n`.indexOf('\n', at);

function replaceSelection(typed: Typed, insert: string): Typed {
  const start = startOf(typed);
  const text = typed.text.slice(0, start) + insert + typed.text.slice(endOf(typed));
  return caretAt(text, start + insert.length);
}

const ITEM = /^\s*(?:(?:[-*+]|\d+[.)])(?:\s|$)|>)/;

/** Whether list items or quotations are near, where Enter and Backspace follow the Markdown. */
function isInItem(text: string, at: number): boolean {
  const lines = text.slice(0, lineEnd(text, at)).split('\n');
  const paragraph = lines.slice(lines.findLastIndex((line) => line.trim() === '') + 1);
  const isIndented = paragraph.some((line) => line.startsWith(' '));
  return (isIndented ? lines : paragraph).some((line) => ITEM.test(line));
}

function enter(typed: Typed): Typed | undefined {
  const { text } = typed;
  const start = startOf(typed);
  const line = text.slice(lineStart(text, start), lineEnd(text, start));
  const isBetweenBrackets = /^(?:\(\)|\[\])$/.test(text.slice(start - 1, start + 1));
  if (line.startsWith(' ') || isInItem(text, start) || isBetweenBrackets) return undefined;
  const next = replaceSelection(typed, '\n');
  // Spaces are not taken to the next line, unless they come from another one.
  if (endOf(typed) > lineEnd(text, start)) return next;
  const rest = next.text.slice(next.head);
  return { ...next, text: next.text.slice(0, next.head) + rest.replace(/^ +/, '') };
}

function backspace(typed: Typed): Typed | undefined {
  if (!isCaret(typed)) return replaceSelection(typed, '');
  const { text, head } = typed;
  const before = text.slice(lineStart(text, head), head);
  if (before !== '') {
    if (before.trim() === '') return undefined;
    const isItem = ITEM.test(before);
    if (isInItem(text, head) && !(isItem && /[a-z]/.test(before))) return undefined;
  }
  return head === 0 ? typed : replaceSelection({ ...typed, anchor: head - 1 }, '');
}

function toggleMark(typed: Typed, mark: string): Typed | undefined {
  const { text } = typed;
  const start = startOf(typed);
  const end = endOf(typed);
  const selected = text.slice(start, end);
  if (/^\*|\*$/.test(selected)) return undefined;
  const before = /\**$/.exec(text.slice(0, start))?.[0] ?? '';
  const after = /^\**/.exec(text.slice(end))?.[0] ?? '';
  const rebuilt = (left: string, right: string, shift: number) => ({
    text: left + selected + right,
    anchor: typed.anchor + shift,
    head: typed.head + shift,
  });
  if (before === mark && after === mark) {
    const left = text.slice(0, start - mark.length);
    return rebuilt(left, text.slice(end + mark.length), -mark.length);
  }
  const isWord = /\S$/.test(text.slice(0, start).replace(/^[^]*\n/, ''));
  if (isCaret(typed) && before === '' && after === mark && isWord) {
    return caretAt(text, end + mark.length);
  }
  if (isCaret(typed) ? before !== '' || !['', mark].includes(after) : before && after) {
    return undefined;
  }
  return rebuilt(text.slice(0, start) + mark, mark + text.slice(end), mark.length);
}

function toggleLink(typed: Typed): Typed | undefined {
  const { text } = typed;
  const start = startOf(typed);
  const end = endOf(typed);
  const selected = text.slice(start, end);
  const before = text.slice(lineStart(text, start), start);
  const label = /\[([^[\]()]*)\]\($/.exec(before)?.[1];
  if (label !== undefined && selected !== '' && !/[\s()[\]]/.test(selected) && text[end] === ')') {
    const from = start - label.length - 3;
    const unwrapped = text.slice(0, from) + label + text.slice(end + 1);
    return { text: unwrapped, anchor: from, head: from + label.length };
  }
  if (/[[\]()]/.test(before + selected + text.slice(end, lineEnd(text, end)))) return undefined;
  const link = replaceSelection(typed, `[${selected || 'text'}](https://)`);
  return { text: link.text, anchor: link.head - 9, head: link.head - 1 };
}

const MARKS = /^(?:#{1,6}|[-*+]|\d+[.)]) /;

function toggleLines(typed: Typed, own: RegExp, markOf: (number: number) => string): Typed {
  const first = lineStart(typed.text, startOf(typed));
  const last = lineEnd(typed.text, endOf(typed));
  const lines = typed.text.slice(first, last).split('\n');
  const isBlank = lines.every((line) => line.trim() === '');
  const counts = (line: string) => isBlank || line.trim() !== '';
  const hasAll = lines.filter(counts).every((line) => own.test(line));
  let { anchor, head } = typed;
  let text = typed.text.slice(0, first);
  let number = 0;
  for (const line of lines) {
    const begin = text.length;
    if (counts(line)) {
      const old = (hasAll ? own : MARKS).exec(line)?.[0].length ?? 0;
      const mark = hasAll ? '' : markOf((number += 1));
      const moved = (at: number) =>
        at < begin ? at : Math.max(at, begin + old) - old + mark.length;
      anchor = moved(anchor);
      head = moved(head);
      text += mark + line.slice(old);
    } else text += line;
    text += '\n';
  }
  return { text: text.slice(0, -1) + typed.text.slice(last), anchor, head };
}

function home(typed: Typed): Typed {
  const { text, head } = typed;
  const start = lineStart(text, head);
  const indent = /^ */.exec(text.slice(start, lineEnd(text, start)))?.[0].length ?? 0;
  return caretAt(text, head === start + indent ? start : start + indent);
}

/** Up or down, and then to the beginning of that line. */
function lineHome(typed: Typed, direction: -1 | 1): Typed | undefined {
  const { text, head } = typed;
  const other = direction < 0 ? lineStart(text, head) - 1 : lineEnd(text, head) + 1;
  const isThere = other >= 0 && other <= text.length;
  const collapsed = direction < 0 ? startOf(typed) : endOf(typed);
  const start = lineStart(
    text,
    isCaret(typed) && isThere ? other : isCaret(typed) ? head : collapsed,
  );
  return text[start] === ' ' ? undefined : caretAt(text, start);
}

const clamp = ({ text }: Typed, at: number) => Math.max(0, Math.min(text.length, at));
const step = (typed: Typed, by: -1 | 1) =>
  caretAt(
    typed.text,
    isCaret(typed) ? clamp(typed, typed.head + by) : by < 0 ? startOf(typed) : endOf(typed),
  );

/** Expectations by key; undefined where the Markdown around decides. */
const EXPECTED: Record<string, (typed: Typed) => Typed | undefined> = {
  Enter: enter,
  Backspace: backspace,
  Home: home,
  End: ({ text, head }) => caretAt(text, lineEnd(text, head)),
  ArrowLeft: (typed) => step(typed, -1),
  ArrowRight: (typed) => step(typed, 1),
  'ArrowUp Home': (typed) => lineHome(typed, -1),
  'ArrowDown Home': (typed) => lineHome(typed, 1),
  'Shift+ArrowLeft': (typed) => ({ ...typed, head: clamp(typed, typed.head - 1) }),
  'Shift+ArrowRight': (typed) => ({ ...typed, head: clamp(typed, typed.head + 1) }),
  'Control+b': (typed) => toggleMark(typed, '**'),
  'Control+i': (typed) => toggleMark(typed, '*'),
  'Control+k': toggleLink,
  'Control+Shift+Digit8': (typed) => toggleLines(typed, /^[-*+] /, () => '- '),
  'Control+Shift+Digit7': (typed) => toggleLines(typed, /^\d+[.)] /, (number) => `${number}. `),
  Heading: (typed) => toggleLines(typed, /^## /, () => '## '),
};

/** Longer lines would wrap, and Home would stop at the wrap. */
const MAX_LINE = 80;

function expected(typed: Typed, key: string): Typed | undefined {
  const rule = EXPECTED[key];
  const next = rule ? rule(typed) : replaceSelection(typed, key === 'Space' ? ' ' : key);
  return next?.text.split('\n').every((line) => line.length <= MAX_LINE) ? next : undefined;
}

/** Numbers from 0 to 1, the same for each seed. */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const LETTERS = 'a b c d e f g h i j k l m n o p q r s t u v w x y z'.split(' ');
const OFTEN = [
  ...LETTERS,
  ...LETTERS,
  ...LETTERS,
  ...Array.from({ length: 14 }, () => 'Space'),
  'Enter',
  'Enter',
  'Enter',
];
const SELECTING = ['Shift+ArrowLeft', 'Shift+ArrowRight'];
const SOMETIMES = Object.keys(EXPECTED).filter(
  (key) => key !== 'Heading' && !SELECTING.includes(key),
);
const FORMATS = ['Control+b', 'Control+i', 'Control+k', 'Control+Shift+Digit8'];

/** Keys for so many presses, each with the text and selection that it should leave. */
export function randomKeys(seed: number, presses: number): { keys: string[]; typed: Typed }[] {
  const random = randomNumbers(seed);
  const oneOf = (list: readonly string[]) => list[Math.floor(random() * list.length)] ?? 'a';
  const steps: { keys: string[]; typed: Typed }[] = [];
  let typed = caretAt('', 0);
  let count = 0;
  while (count < presses) {
    const chance = random();
    const list =
      chance < 0.75 ? OFTEN : chance < 0.79 ? SELECTING : chance < 0.99 ? SOMETIMES : ['Heading'];
    const key = oneOf(list);
    const repeats = list === SELECTING ? 1 + Math.floor(random() * 6) : 1;
    let next: Typed | undefined = typed;
    for (let press = 0; press < repeats; press += 1) next = next && expected(next, key);
    if (!next) continue;
    const isUndone = FORMATS.includes(key) && next.text !== typed.text && random() < 0.3;
    const pressed = Array.from({ length: repeats }, () => key.split(' ')).flat();
    const keys = isUndone ? [...pressed, 'Control+z'] : pressed;
    if (!isUndone) typed = next;
    steps.push({ keys, typed });
    count += keys.length;
  }
  return steps;
}
