import { type ChangeSpec, EditorSelection, type StateCommand } from '@codemirror/state';

/** Wraps the selection in marks, or removes the marks around it. */
export function wrapWith(mark: string): StateCommand {
  return ({ state, dispatch }) => {
    const { from, to } = state.selection.main;
    const isWrapped =
      state.sliceDoc(from - mark.length, from) === mark &&
      state.sliceDoc(to, to + mark.length) === mark;
    const changes: ChangeSpec = isWrapped
      ? [
          { from: from - mark.length, to: from },
          { from: to, to: to + mark.length },
        ]
      : [
          { from, insert: mark },
          { from: to, insert: mark },
        ];
    const shift = isWrapped ? -mark.length : mark.length;
    dispatch(
      state.update({
        changes,
        selection: EditorSelection.range(from + shift, to + shift),
        userEvent: 'input',
      }),
    );
    return true;
  };
}

/** Adds a prefix to the selected lines, or removes it if all have it. */
export function prefixLines(prefixOf: (number: number) => string): StateCommand {
  return ({ state, dispatch }) => {
    const { from, to } = state.selection.main;
    const first = state.doc.lineAt(from).number;
    const last = state.doc.lineAt(to).number;
    const lines = Array.from({ length: last - first + 1 }, (_, index) =>
      state.doc.line(first + index),
    );
    const hasAll = lines.every((line, index) => line.text.startsWith(prefixOf(index + 1)));
    const changes = lines.map((line, index): ChangeSpec => {
      const prefix = prefixOf(index + 1);
      return hasAll
        ? { from: line.from, to: line.from + prefix.length }
        : { from: line.from, insert: prefix };
    });
    dispatch(state.update({ changes, userEvent: 'input' }));
    return true;
  };
}

/** Turns the selection into a link, and selects the address for typing. */
export const insertLink: StateCommand = ({ state, dispatch }) => {
  const { from, to } = state.selection.main;
  const text = state.sliceDoc(from, to) || 'text';
  const address = 'https://';
  const start = from + text.length + 3;
  dispatch(
    state.update({
      changes: { from, to, insert: `[${text}](${address})` },
      selection: EditorSelection.range(start, start + address.length),
      userEvent: 'input',
    }),
  );
  return true;
};

/** Inserts an image at the cursor. */
export function insertImage(image: { url: string; alt: string }): StateCommand {
  return ({ state, dispatch }) => {
    const { from, to } = state.selection.main;
    const insert = `![${image.alt.replaceAll(/[[\]\\]/g, '')}](${image.url})`;
    dispatch(
      state.update({
        changes: { from, to, insert },
        selection: EditorSelection.cursor(from + insert.length),
        userEvent: 'input',
      }),
    );
    return true;
  };
}
