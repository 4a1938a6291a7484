import {
  ChangeSet,
  type ChangeSpec,
  EditorSelection,
  type EditorState,
  type SelectionRange,
  type StateCommand,
} from '@codemirror/state';

/** Bold and italic differ only in the number of asterisks. */
type Mark = '**' | '*';

/** `***` is both, bold and italic. */
const hasMark = (mark: Mark, asterisks: number) =>
  mark === '**' ? asterisks >= 2 : asterisks % 2 === 1;

const marksAtStart = (text: string) => /^\**/.exec(text)?.[0].length ?? 0;

function marksAtEnd(text: string): number {
  let start = text.length;
  while (text[start - 1] === '*') start -= 1;
  return text.length - start;
}

/**
 * Wraps the selection in marks, or removes the marks around it or at its ends. A caret before the
 * closing mark moves behind it, so the same key ends what it began.
 */
export function toggleMark(mark: Mark): StateCommand {
  const size = mark.length;
  return ({ state, dispatch }) => {
    const { from, to, empty } = state.selection.main;
    const selected = state.sliceDoc(from, to);
    const before = marksAtEnd(state.sliceDoc(state.doc.lineAt(from).from, from));
    const after = marksAtStart(state.sliceDoc(to, state.doc.lineAt(to).to));
    const change = (changes: ChangeSpec, start: number, end: number) =>
      edit({ state, dispatch }, changes, EditorSelection.range(start, end));

    if (
      empty ? before === after && hasMark(mark, before) : hasMark(mark, Math.min(before, after))
    ) {
      const removed = [
        { from: from - size, to: from },
        { from: to, to: to + size },
      ];
      return change(removed, from - size, to - size);
    }
    if (empty && hasMark(mark, after) && /\S/.test(state.sliceDoc(from - 1, from))) {
      return change([], to + size, to + size);
    }
    const within = Math.min(marksAtStart(selected), marksAtEnd(selected));
    if (within < selected.length && hasMark(mark, within)) {
      const removed = [
        { from, to: from + size },
        { from: to - size, to },
      ];
      return change(removed, from, to - 2 * size);
    }
    const added = [
      { from, insert: mark },
      { from: to, insert: mark },
    ];
    return change(added, from + size, to + size);
  };
}

/** Headings and lists replace each other; a quotation may contain them. */
const HEADING_OR_ITEM = /^(?:#{1,6}|[-*+]|\d{1,9}[.)]) /;

interface LineMark {
  /** Whether a line has the mark. */
  pattern: RegExp;
  /** The mark of the first selected line, the second and so on. */
  markOf: (number: number) => string;
}

export const HEADING: LineMark = { pattern: /^## /, markOf: () => '## ' };
export const LIST: LineMark = { pattern: /^[-*+] /, markOf: () => '- ' };
export const NUMBERED: LineMark = {
  pattern: /^\d{1,9}[.)] /,
  markOf: (number) => `${number}. `,
};
export const QUOTE: LineMark = { pattern: /^> ?/, markOf: () => '> ' };

/** Adds a mark to the selected lines that are not blank, or removes it if all of them have it. */
export function toggleLines(lineMark: LineMark): StateCommand {
  const { pattern, markOf } = lineMark;
  const replaced = lineMark === QUOTE ? /^/ : HEADING_OR_ITEM;
  return ({ state, dispatch }) => {
    const { from, to } = state.selection.main;
    const first = state.doc.lineAt(from).number;
    const last = state.doc.lineAt(to).number;
    const all = Array.from({ length: last - first + 1 }, (_, index) =>
      state.doc.line(first + index),
    );
    const filled = all.filter(({ text }) => text.trim() !== '');
    const lines = filled.length > 0 ? filled : all;
    const hasAll = lines.every(({ text }) => pattern.test(text));
    const removal = state.changes(
      lines.map(({ from: start, text }) => {
        const old = (hasAll ? pattern : replaced).exec(text)?.[0] ?? '';
        return { from: start, to: start + old.length };
      }),
    );
    const addition = ChangeSet.of(
      lines.map((line, index) => ({
        from: removal.mapPos(line.from),
        insert: hasAll ? '' : markOf(index + 1),
      })),
      removal.newLength,
    );
    // A caret at the beginning of the line comes behind the mark.
    const moved = (position: number) => addition.mapPos(removal.mapPos(position), 1);
    const { anchor, head } = state.selection.main;
    const selection = EditorSelection.range(moved(anchor), moved(head));
    return edit({ state, dispatch }, removal.compose(addition), selection);
  };
}

const LINK =
  /(?<image>!?)\[(?<text>(?:\\.|[^[\]\\])*)\]\((?<address>(?:[^\s()]|\([^\s()]*\))*)(?: [^()\n]*)?\)/g;

/** The first link or picture that the selection overlaps. */
function linkAt(state: EditorState) {
  const { from, to } = state.selection.main;
  const start = state.doc.lineAt(from).from;
  for (const match of state.sliceDoc(start, state.doc.lineAt(to).to).matchAll(LINK)) {
    const linkFrom = start + match.index;
    const linkTo = linkFrom + match[0].length;
    if (linkFrom >= to || linkTo <= from) continue;
    const { image = '', text = '', address = '' } = match.groups ?? {};
    const addressFrom = linkFrom + image.length + text.length + 3;
    return {
      from: linkFrom,
      to: linkTo,
      text,
      isImage: image !== '',
      address: { from: addressFrom, to: addressFrom + address.length },
    };
  }
  return undefined;
}

/**
 * Turns the selection into a link with its address selected for typing. In a link it selects the
 * address, and when that is selected it removes the link and keeps its text.
 */
export const toggleLink: StateCommand = ({ state, dispatch }) => {
  const { from, to } = state.selection.main;
  const link = linkAt(state);
  if (link) {
    const { address, text } = link;
    const isSelected = from === address.from && to === address.to;
    if (!isSelected || link.isImage) {
      return edit({ state, dispatch }, [], EditorSelection.range(address.from, address.to));
    }
    const unwrapped = { from: link.from, to: link.to, insert: text };
    const selection = EditorSelection.range(link.from, link.from + text.length);
    return edit({ state, dispatch }, unwrapped, selection);
  }
  const text = state.sliceDoc(from, to) || 'text';
  const address = 'https://';
  const start = from + text.length + 3;
  return edit(
    { state, dispatch },
    { from, to, insert: `[${text}](${address})` },
    EditorSelection.range(start, start + address.length),
  );
};

/** Inserts an image behind the selection, and the caret behind the image. */
export function insertImage(image: { url: string; alt: string }): StateCommand {
  return ({ state, dispatch }) => {
    const { to } = state.selection.main;
    const insert = `![${image.alt.replaceAll(/[[\]\\]/g, '')}](${image.url})`;
    const caret = EditorSelection.cursor(to + insert.length);
    return edit({ state, dispatch }, { from: to, insert }, caret);
  };
}

const EMPTY_ITEM = /^(?:[-*+]|\d{1,9}[.)]) *$/;

/**
 * Ends a list at an empty item, with a blank line: a text on the next line would belong to the last
 * item. Indented items go back a level, which CodeMirror does.
 */
export const leaveList: StateCommand = ({ state, dispatch }) => {
  const { from, empty } = state.selection.main;
  const line = state.doc.lineAt(from);
  if (!empty || from !== line.to || line.number === 1 || !EMPTY_ITEM.test(line.text)) return false;
  const isApart = state.doc.line(line.number - 1).text.trim() === '';
  const insert = isApart ? '' : state.lineBreak;
  const caret = EditorSelection.cursor(line.from + insert.length);
  return edit({ state, dispatch }, { from: line.from, to: line.to, insert }, caret);
};

/** Returns true: the key has been handled. */
function edit(
  { state, dispatch }: Parameters<StateCommand>[0],
  changes: ChangeSpec,
  selection: SelectionRange,
): true {
  dispatch(state.update({ changes, selection, scrollIntoView: true, userEvent: 'input' }));
  return true;
}
