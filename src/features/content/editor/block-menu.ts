import {
  autocompletion,
  type Completion,
  type CompletionContext,
  type CompletionResult,
  startCompletion,
} from '@codemirror/autocomplete';
import { syntaxTree } from '@codemirror/language';
import { EditorState } from '@codemirror/state';
import { EditorView } from 'codemirror';
import { BLOCK_SAMPLES } from './block-samples';

const TYPED = /^\/[a-z]*$/i;

const OPTIONS = BLOCK_SAMPLES.map(({ name, hint, text, selection }, index): Completion => ({
  label: `/${name.toLowerCase()}`,
  displayLabel: name,
  detail: hint,
  // In this order, not by the alphabet.
  boost: -index,
  apply: (view, _, from, to) => {
    const anchor = from + text.indexOf(selection);
    view.dispatch({
      changes: { from, to, insert: text },
      selection: { anchor, head: anchor + selection.length },
      scrollIntoView: true,
      userEvent: 'input.complete',
    });
  },
}));

/** The blocks, after a slash at the beginning of a line that is not code. */
function blockSource({ state, pos }: CompletionContext): CompletionResult | null {
  const { from, text } = state.doc.lineAt(pos);
  if (!TYPED.test(text.slice(0, pos - from))) return null;
  for (let node = syntaxTree(state).resolveInner(pos, -1); node.parent; node = node.parent) {
    if (node.name === 'FencedCode') return null;
  }
  return { from, options: OPTIONS, validFor: TYPED };
}

/** Opens the menu at the caret, on a line of its own. */
export function openBlockMenu(view: EditorView): void {
  const { from, to, text } = view.state.doc.lineAt(view.state.selection.main.head);
  const insert = text.trim() === '' ? '/' : '\n\n/';
  const at = text.trim() === '' ? from : to;
  view.dispatch({
    changes: { from: at, to, insert },
    selection: { anchor: at + insert.length },
    scrollIntoView: true,
    userEvent: 'input',
  });
  view.focus();
  startCompletion(view);
}

const LOOKS = EditorView.theme({
  '.cm-tooltip.cm-tooltip-autocomplete': {
    border: '1.5px solid var(--color-line-strong)',
    background: 'var(--color-surface)',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul': {
    fontFamily: 'inherit',
    // All blocks at once.
    maxHeight: '28rem',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li': {
    padding: '0.625rem 0.875rem',
    lineHeight: '1.4',
    color: 'var(--color-text)',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li[aria-selected]': {
    background: 'var(--color-action-soft)',
    color: 'var(--color-text)',
  },
  '.cm-completionMatchedText': { textDecoration: 'none', fontWeight: '600' },
  '.cm-completionDetail': { fontStyle: 'normal', color: 'var(--color-muted)' },
});

/** Not on any typing: while the source is asked, Escape would belong to the menu. */
const OPENS_AT_SLASH = EditorView.updateListener.of(({ transactions, state, view }) => {
  const { head } = state.selection.main;
  const { from, text } = state.doc.lineAt(head);
  const isTyped = transactions.some((transaction) => transaction.isUserEvent('input.type'));
  if (isTyped && text.slice(0, head - from) === '/') startCompletion(view);
});

/** A slash at the beginning of a line opens the menu; typing filters it. */
export const BLOCK_MENU = [
  autocompletion({
    override: [blockSource],
    activateOnTyping: false,
    icons: false,
    interactionDelay: 0,
  }),
  EditorState.phrases.of({ Completions: 'Blocks' }),
  OPENS_AT_SLASH,
  LOOKS,
];
