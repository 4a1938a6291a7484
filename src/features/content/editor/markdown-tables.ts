import { syntaxTree } from '@codemirror/language';
import { EditorSelection, type EditorState, type Line, type StateCommand } from '@codemirror/state';

/** Whether a line is the one below the head of a table, such as `| --- | :-: |`. */
const isDivider = (line: string) =>
  line.includes('-') && line.split('|').every((part) => /^(?:|:?-+:?)$/.test(part.trim()));

/** A table of Markdown; the first row is its head. */
export function tableOf(rows: readonly (readonly string[])[]): string {
  const width = Math.max(...rows.map(({ length }) => length));
  const filled = rows.map((row) => [...row, ...Array<string>(width - row.length).fill('')]);
  const [head = [], ...others] = filled;
  return [head, head.map(() => '---'), ...others].map((row) => `| ${row.join(' | ')} |`).join('\n');
}

const TEMPLATE = tableOf([
  ['Column 1', 'Column 2', 'Column 3'],
  ['', '', ''],
  ['', '', ''],
]);
const FIRST_CELL = 'Column 1';

/** Inserts a table below the paragraph or table of the caret, with the first heading selected. */
export const insertTable: StateCommand = ({ state, dispatch }) => {
  let line = state.doc.lineAt(state.selection.main.to);
  while (line.text.trim() !== '' && line.number < state.doc.lines) {
    const next = state.doc.line(line.number + 1);
    if (next.text.trim() === '') break;
    line = next;
  }
  const isBlank = line.text.trim() === '';
  const hasTextAbove = line.number > 1 && state.doc.line(line.number - 1).text.trim() !== '';
  const before = isBlank ? (hasTextAbove ? '\n' : '') : '\n\n';
  const hasTextBelow =
    line.number < state.doc.lines && state.doc.line(line.number + 1).text.trim() !== '';
  const insert = `${before}${TEMPLATE}${hasTextBelow ? '\n' : ''}`;
  const start = line.to + before.length + '| '.length;
  dispatch(
    state.update({
      changes: { from: line.to, insert },
      selection: EditorSelection.range(start, start + FIRST_CELL.length),
      scrollIntoView: true,
      userEvent: 'input',
    }),
  );
  return true;
};

interface Table {
  first: number;
  last: number;
}

interface Cell {
  from: number;
  to: number;
}

/** The lines of the table that the caret is in. */
function tableAt(state: EditorState): Table | undefined {
  const { main } = state.selection;
  if (syntaxTree(state).resolveInner(main.head, -1).name.includes('Code')) return undefined;
  const isRow = (number: number) =>
    number >= 1 && number <= state.doc.lines && state.doc.line(number).text.includes('|');
  let first = state.doc.lineAt(main.head).number;
  let last = first;
  if (!isRow(first)) return undefined;
  while (isRow(first - 1)) first -= 1;
  while (isRow(last + 1)) last += 1;
  return last > first && isDivider(state.doc.line(first + 1).text) ? { first, last } : undefined;
}

/** The cells of a row, without the spaces around their texts. */
function cellsOf({ text, from }: Line): Cell[] {
  const bars = [...text.matchAll(/(?<!\\)\|/g)].map(({ index }) => index);
  const ends = [...(/^\s*\|/.test(text) ? [] : [-1]), ...bars];
  if (!/(?<!\\)\|\s*$/.test(text)) ends.push(text.length);
  return ends.slice(0, -1).map((bar, index) => {
    const content = text.slice(bar + 1, ends[index + 1]);
    const start = bar + 1 + (content.trim() ? content.search(/\S/) : Math.min(1, content.length));
    return { from: from + start, to: from + start + content.trim().length };
  });
}

const cellsIn = ({ doc }: EditorState, { first, last }: Table): Cell[] =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index)
    .filter((number) => number !== first + 1)
    .flatMap((number) => cellsOf(doc.line(number)));

/** Selects the next or the previous cell; behind the last one it begins a row. */
export function moveToCell(step: 1 | -1): StateCommand {
  return ({ state, dispatch }) => {
    const table = tableAt(state);
    if (!table) return false;
    const cells = cellsIn(state, table);
    const { head } = state.selection.main;
    const current = cells.findLastIndex(({ from }) => from <= head);
    const cell = cells[step === 1 ? current + 1 : Math.max(current, 0) - 1];
    if (cell) {
      const selection = EditorSelection.range(cell.from, cell.to);
      dispatch(state.update({ selection, scrollIntoView: true, userEvent: 'select' }));
      return true;
    }
    return step === 1 && addRow({ state, dispatch }, table, table.last);
  };
}

/** Begins a row below; in an empty last row it removes the row and leaves the table. */
export const enterInTable: StateCommand = ({ state, dispatch }) => {
  const table = tableAt(state);
  if (!table || !state.selection.main.empty) return false;
  const line = state.doc.lineAt(state.selection.main.head);
  const divider = table.first + 1;
  const isEmpty = line.number > divider && cellsOf(line).every(({ from, to }) => from === to);
  if (!isEmpty || line.number < table.last) {
    return addRow({ state, dispatch }, table, Math.max(line.number, divider));
  }
  // The line below a table is a row of it, unless a blank line comes before.
  const changes = { from: line.from, to: line.to, insert: '\n' };
  const selection = EditorSelection.cursor(line.from + 1);
  dispatch(state.update({ changes, selection, scrollIntoView: true, userEvent: 'delete' }));
  return true;
};

function addRow(
  { state, dispatch }: Parameters<StateCommand>[0],
  { first }: Table,
  above: number,
): true {
  const columns = cellsOf(state.doc.line(first)).length;
  const { to } = state.doc.line(above);
  const changes = { from: to, insert: `\n|${'  |'.repeat(columns)}` };
  const selection = EditorSelection.cursor(to + '\n| '.length);
  dispatch(state.update({ changes, selection, scrollIntoView: true, userEvent: 'input' }));
  return true;
}

export const isInTable = (state: EditorState) => tableAt(state) !== undefined;

/** What a column is aligned by in the divider, and what comes after it. */
const NEXT_ALIGNMENT = { '---': ':-:', ':-:': '--:', '--:': '---' } as const;

const alignmentOf = (part: string) => {
  const [isStart, isEnd] = [part.startsWith(':'), part.endsWith(':')];
  if (!isEnd) return '---';
  return isStart ? ':-:' : '--:';
};

/** Aligns the column of the caret: at its beginning, in the middle, at its end, and again. */
export const alignColumn: StateCommand = ({ state, dispatch }) => {
  const table = tableAt(state);
  if (!table) return false;
  const { head } = state.selection.main;
  const cells = cellsOf(state.doc.lineAt(head));
  const column = Math.max(
    cells.findLastIndex(({ from }) => from <= head),
    0,
  );
  const divider = cellsOf(state.doc.line(table.first + 1))[column];
  if (!divider) return false;
  const insert = NEXT_ALIGNMENT[alignmentOf(state.sliceDoc(divider.from, divider.to))];
  dispatch(state.update({ changes: { ...divider, insert }, userEvent: 'input' }));
  return true;
};
