import { markdown } from '@codemirror/lang-markdown';
import { EditorSelection, EditorState, type StateCommand } from '@codemirror/state';
import { describe, expect, test } from 'vitest';
import { alignColumn, enterInTable, insertTable, moveToCell, tableOf } from './markdown-tables';

/** `‹` and `›` are the ends of the selection. */
function after(command: StateCommand, picture: string): string | false {
  let state = EditorState.create({
    doc: picture.replaceAll(/[‹›]/g, ''),
    selection: EditorSelection.range(picture.indexOf('‹'), picture.indexOf('›') - 1),
    extensions: markdown(),
  });
  const isHandled = command({ state, dispatch: (transaction) => (state = transaction.state) });
  const { from, to } = state.selection.main;
  const text = `${state.sliceDoc(0, from)}‹${state.sliceDoc(from, to)}›${state.sliceDoc(to)}`;
  return isHandled && text;
}

const HEAD = '| A | B |\n| --- | --- |';
const next = moveToCell(1);
const previous = moveToCell(-1);

describe('a new table', () => {
  const table = '| ‹Column 1› | Column 2 | Column 3 |\n| --- | --- | --- |\n|  |  |  |\n|  |  |  |';

  test.each([
    ['fills an empty text', '‹›', table],
    ['comes below the paragraph of the caret', 'one ‹›two\nthree', `one two\nthree\n\n${table}`],
    ['keeps a blank line above', 'one\n‹›', `one\n\n${table}`],
    ['keeps a blank line below', '‹›\ntwo', `${table}\n\ntwo`],
    ['is never put into another', `${HEAD}\n| ‹one› | two |`, `${HEAD}\n| one | two |\n\n${table}`],
  ])('%s', (_what, before, expected) => {
    expect(after(insertTable, before)).toBe(expected);
  });

  test('has as many cells in each row, whatever the rows had', () => {
    expect(tableOf([['A'], ['b', 'c']])).toBe('| A |  |\n| --- | --- |\n| b | c |');
  });
});

describe('Tab in a table', () => {
  test.each([
    ['selects the next cell', next, '| o‹n›e | two |', '| one | ‹two› |'],
    ['goes to an empty cell', next, '| ‹one› |  |', '| one | ‹› |'],
    ['goes back with Shift', previous, '| one | ‹two› |', '| ‹one› | two |'],
    ['reads an escaped bar as text', next, '| ‹a \\| b› | c |', '| a \\| b | ‹c› |'],
    ['begins a row behind the last cell', next, '| one | ‹two› |', '| one | two |\n| ‹› |  |'],
  ])('%s', (_what, command, before, expected) => {
    expect(after(command, `${HEAD}\n${before}`)).toBe(`${HEAD}\n${expected}`);
  });

  test('goes over the divider, both ways', () => {
    const rows = (head: string, row: string) => `${head}\n| --- | --- |\n${row}`;
    const atHead = rows('| A | ‹B› |', '| one | two |');
    const atRow = rows('| A | B |', '| ‹one› | two |');
    expect(after(next, atHead)).toBe(atRow);
    expect(after(previous, atRow)).toBe(atHead);
  });

  test('needs no bars at the ends of a row', () => {
    expect(after(next, 'A | B\n-|-\n‹one› | two')).toBe('A | B\n-|-\none | ‹two›');
  });

  test.each([
    ['before the first cell', previous, '| ‹A› | B |\n| --- | --- |'],
    ['in a text without a divider', next, 'one |‹or› two'],
    ['in a code block', next, `\`\`\`\n${HEAD}\n| ‹one› | two |\n\`\`\``],
  ])('leaves the field %s', (_what, command, before) => {
    expect(after(command, before)).toBe(false);
  });
});

describe('Enter in a table', () => {
  test('begins a row below, behind the divider too', () => {
    expect(after(enterInTable, `${HEAD}\n| one‹› | two |`)).toBe(
      `${HEAD}\n| one | two |\n| ‹› |  |`,
    );
    expect(after(enterInTable, '| A‹› | B |\n| --- | --- |')).toBe(`${HEAD}\n| ‹› |  |`);
  });

  test('in an empty last row removes it, with a blank line before what follows', () => {
    expect(after(enterInTable, `${HEAD}\n| one | two |\n| ‹› |  |`)).toBe(
      `${HEAD}\n| one | two |\n\n‹›`,
    );
  });

  test('elsewhere is left to the editor', () => {
    expect(after(enterInTable, 'one‹›')).toBe(false);
  });
});

describe('the alignment of a column', () => {
  const aligned = (divider: string) => `| A | B |\n${divider}\n| one | t‹›wo |`;

  test.each([
    ['| --- | --- |', '| --- | :-: |'],
    ['| --- | :-: |', '| --- | --: |'],
    ['| :--- | ----: |', '| :--- | --- |'],
    ['| --- | :---- |', '| --- | :-: |'],
    ['---|---', '---|:-:'],
  ])('%s becomes %s', (before, expected) => {
    expect(after(alignColumn, aligned(before))).toBe(aligned(expected));
  });

  test('is that of the head too', () => {
    expect(after(alignColumn, `| A‹› | B |\n| --- | --- |`)).toBe(`| A‹› | B |\n| :-: | --- |`);
  });

  test('changes nothing outside of tables', () => {
    expect(after(alignColumn, 'one‹›')).toBe(false);
  });
});
