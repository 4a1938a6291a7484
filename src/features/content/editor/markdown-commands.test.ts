import { EditorSelection, EditorState, type StateCommand } from '@codemirror/state';
import { describe, expect, test } from 'vitest';
import {
  HEADING,
  insertImage,
  leaveList,
  LIST,
  NUMBERED,
  QUOTE,
  toggleLines,
  toggleLink,
  toggleMark,
} from './markdown-commands';

/** `‹` and `›` are the ends of the selection, `|` is the caret. */
function stateOf(picture: string): EditorState {
  const anchor = picture.search(/[‹|]/);
  const head = picture.includes('|') ? anchor : picture.indexOf('›') - 1;
  return EditorState.create({
    doc: picture.replaceAll(/[‹›|]/g, ''),
    selection: EditorSelection.range(anchor, head),
  });
}

function run(command: StateCommand, state: EditorState): EditorState {
  let next = state;
  command({ state, dispatch: (transaction) => (next = transaction.state) });
  return next;
}

function pictureOf(state: EditorState): string {
  const { from, to, empty } = state.selection.main;
  const middle = empty ? '|' : `‹${state.sliceDoc(from, to)}›`;
  return `${state.sliceDoc(0, from)}${middle}${state.sliceDoc(to)}`;
}

const after = (command: StateCommand, picture: string) => pictureOf(run(command, stateOf(picture)));

const bold = toggleMark('**');
const italic = toggleMark('*');

describe('bold and italic', () => {
  test.each([
    ['a ‹word› b', 'a **‹word›** b', bold],
    ['a **‹word›** b', 'a ‹word› b', bold],
    ['a ‹**word**› b', 'a ‹word› b', bold],
    ['a | b', 'a **|** b', bold],
    ['a **|** b', 'a | b', bold],
    ['a **word|** b', 'a **word**| b', bold],
    ['a |**word** b', 'a **|****word** b', bold],
    ['**‹word›**', '***‹word›***', italic],
    ['***‹word›***', '**‹word›**', italic],
    ['***‹word›***', '*‹word›*', bold],
    ['***word**|*', '***word***|', italic],
    ['‹one\ntwo›', '**‹one\ntwo›**', bold],
    ['‹*›', '*‹*›*', italic],
  ])('%j becomes %j', (before, expected, command) => {
    expect(after(command, before)).toBe(expected);
  });
});

describe('headings, lists and quotations', () => {
  test.each([
    ['the caret comes behind the mark of an empty line', HEADING, '|', '## |'],
    ['the caret comes behind the mark of an empty line', LIST, 'a\n|', 'a\n- |'],
    ['the caret stays at its letter', HEADING, 'a|b', '## a|b'],
    ['the caret stays at its letter', HEADING, '## a|b', 'a|b'],
    ['another heading becomes this one', HEADING, '#### a|', '## a|'],
    ['the caret comes behind the mark that replaces another', LIST, '|1. a', '- |a'],
    ['a list becomes a numbered one', NUMBERED, '- ‹a\n\n- b›', '1. ‹a\n\n2. b›'],
    ['a number of its own is removed too', NUMBERED, '2. a|', 'a|'],
    ['a quotation keeps what it quotes', QUOTE, '- a|', '> - a|'],
    ['a quotation ends', QUOTE, '>a|', 'a|'],
    ['a selection begins and ends behind the marks', LIST, '‹a\n›b', '- ‹a\n- ›b'],
  ])('%s', (_what, lineMark, before, expected) => {
    expect(after(toggleLines(lineMark), before)).toBe(expected);
  });
});

describe('a link', () => {
  test('is made of the selection, with its address selected', () => {
    expect(after(toggleLink, 'a ‹word› b')).toBe('a [word](‹https://›) b');
    expect(after(toggleLink, 'a |')).toBe('a [text](‹https://›)');
  });

  test.each([
    '[‹wo›rd](/contact)',
    '[word|](/contact)',
    '‹a [word](/contact)›',
    '[word](/con|tact)',
  ])('is not nested: in %j its address is selected', (before) => {
    expect(after(toggleLink, before)).toMatch(/\[word\]\(‹\/contact›\)$/);
  });

  test('is removed when its address is selected, and the text stays', () => {
    expect(after(toggleLink, 'a [word](‹/contact›) b')).toBe('a ‹word› b');
    expect(after(toggleLink, '[a](‹/x_(y)› "Title")')).toBe('‹a›');
  });

  test('is told from its neighbours, and a picture is kept', () => {
    expect(after(toggleLink, '[a](/a)[b|](/b)')).toBe('[a](/a)[b](‹/b›)');
    expect(after(toggleLink, '![a](‹/b.png›)')).toBe('![a](‹/b.png›)');
  });
});

test('a picture is put behind the selection, and the caret behind the picture', () => {
  const insert = insertImage({ url: '/media/1/a.png', alt: 'A [big] yard' });
  expect(after(insert, 'a ‹word› b')).toBe('a word![A big yard](/media/1/a.png)| b');
});

describe('Enter at an empty item', () => {
  test.each([
    ['- a\n- |', '- a\n\n|'],
    ['1. a\n2. |', '1. a\n\n|'],
    ['- a\n\n- |', '- a\n\n|'],
    ['* a\n* |\nb', '* a\n\n|\nb'],
  ])('ends the list: %j', (before, expected) => {
    expect(after(leaveList, before)).toBe(expected);
  });

  test.each(['- a|', '- a\n- b|', '- a\n  - |', '- |', 'a|', '- a\n- ‹b›'])(
    'is the only one that does: %j',
    (picture) => {
      const state = stateOf(picture);
      expect(leaveList({ state, dispatch: () => expect.unreachable() })).toBe(false);
    },
  );
});
