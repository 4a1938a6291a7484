import { RangeSetBuilder, type Text } from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView, ViewPlugin } from '@codemirror/view';

const OWN = Decoration.line({ attributes: { dir: 'auto' } });
const FROM_THE_RIGHT = Decoration.line({ attributes: { dir: 'rtl' } });
const FIRST_LETTER = /\p{L}/u;
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

const lineDirections = ViewPlugin.define(
  (view) => ({
    lines: decorate(view),
    update({ docChanged, viewportChanged }) {
      if (docChanged || viewportChanged) this.lines = decorate(view);
    },
  }),
  { decorations: ({ lines }) => lines },
);

/**
 * Lays each line out in the direction of its first letter, and a line without letters in that of the text.
 * In an Arabic text a line with Arabic letters is laid out from the right, whatever it begins with.
 */
export const LINE_DIRECTION = [
  lineDirections,
  // `auto` would look only at the rendered lines that have no direction of their own.
  EditorView.contentAttributes.compute(['doc'], ({ doc }) => ({ dir: directionOf(doc) })),
];

function decorate({ state: { doc }, visibleRanges }: EditorView): DecorationSet {
  const lines = new RangeSetBuilder<Decoration>();
  const isArabic = directionOf(doc) === 'rtl';
  for (const { from, to } of visibleRanges) {
    for (let line = doc.lineAt(from); ; line = doc.line(line.number + 1)) {
      if (FIRST_LETTER.test(line.text)) {
        const isFromRight = isArabic && RIGHT_TO_LEFT.test(line.text);
        lines.add(line.from, line.from, isFromRight ? FROM_THE_RIGHT : OWN);
      }
      if (line.to >= to) break;
    }
  }
  return lines.finish();
}

/** That of the first letter. */
function directionOf(text: Text): 'ltr' | 'rtl' {
  for (const line of text.iterLines()) {
    const letter = FIRST_LETTER.exec(line)?.[0];
    if (letter) return RIGHT_TO_LEFT.test(letter) ? 'rtl' : 'ltr';
  }
  return 'ltr';
}
