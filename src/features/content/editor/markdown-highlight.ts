import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';

/** Colours of both themes, which the stock ones are not: those are for a white ground. */
const HIGHLIGHT = HighlightStyle.define([
  { tag: tags.heading, fontWeight: '600' },
  { tag: tags.strong, fontWeight: '600' },
  { tag: tags.emphasis, fontStyle: 'italic' },
  { tag: [tags.link, tags.url], color: 'var(--color-action)' },
  { tag: [tags.meta, tags.contentSeparator, tags.comment], color: 'var(--color-muted)' },
  {
    tag: [tags.monospace, tags.string, tags.labelName, tags.escape, tags.character],
    color: 'var(--color-accent)',
  },
]);

const SELECTION = 'var(--color-action-soft)';

const LOOKS = EditorView.theme({
  '&': { flex: '1 1 auto', minHeight: 0, maxHeight: 'var(--editor-height, 60vh)' },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': { overflow: 'auto', fontFamily: 'inherit', lineHeight: '1.6' },
  '.cm-content': { minHeight: '16rem', padding: '0.875rem', caretColor: 'var(--color-text)' },
  '.cm-cursor': { borderLeftColor: 'var(--color-text)' },
  '.cm-selectionBackground': { background: SELECTION },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground': {
    background: SELECTION,
  },
});

export const MARKDOWN_LOOKS = [LOOKS, syntaxHighlighting(HIGHLIGHT)];
