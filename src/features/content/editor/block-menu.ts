import {
  autocompletion,
  type Completion,
  type CompletionContext,
  type CompletionResult,
  completionStatus,
  currentCompletions,
  startCompletion,
} from '@codemirror/autocomplete';
import { syntaxTree } from '@codemirror/language';
import { EditorState, StateEffect, StateField, Transaction } from '@codemirror/state';
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
    const place = takeBack(view, () => true) ?? { from, to, lead: '' };
    const anchor = place.from + place.lead.length + text.indexOf(selection);
    view.dispatch({
      changes: { from: place.from, to: place.to, insert: place.lead + text },
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

/** What the button has put into the text so that the menu has a place, and what was there before. */
interface Place {
  from: number;
  /** The white space of an empty line. */
  replaced: string;
  /** What parts the line of the menu from the text before it. */
  lead: string;
  /** The caret before. */
  head: number;
}

const setPlace = StateEffect.define<Place | null>();

const PLACE = StateField.define<Place | null>({
  create: () => null,
  update: (place, { changes, effects }) => {
    for (const effect of effects) if (effect.is(setPlace)) return effect.value;
    return (
      place && {
        ...place,
        from: changes.mapPos(place.from, -1),
        head: changes.mapPos(place.head, -1),
      }
    );
  },
});

/** Opens the menu at the caret, on a line of its own. */
export function openBlockMenu(view: EditorView): void {
  takeBack(view);
  view.focus();
  const { head } = view.state.selection.main;
  const { from, to, text } = view.state.doc.lineAt(head);
  const isEmpty = text.trim() === '';
  const lead = isEmpty ? '' : '\n\n';
  const at = isEmpty ? from : to;
  view.dispatch({
    changes: { from: at, to, insert: `${lead}/` },
    selection: { anchor: at + lead.length + 1 },
    effects: setPlace.of({ from: at, replaced: isEmpty ? text : '', lead, head }),
    scrollIntoView: true,
    annotations: Transaction.addToHistory.of(false),
  });
  startCompletion(view);
}

/** Takes out of the text what the button has put there. Returns where a block goes instead. */
function takeBack(view: EditorView, filters: (text: string) => boolean = isPartOfName) {
  const { doc, selection } = view.state;
  const place = view.state.field(PLACE);
  if (!place) return null;
  const { from, replaced, lead, head } = place;
  const slash = Math.min(from + lead.length, doc.length);
  const { to, text } = doc.lineAt(slash);
  // What was typed to filter the blocks goes too; any other text is meant to stay.
  const isFilter = doc.sliceString(from, slash) === lead && filters(text);
  const isInMenu = selection.main.head >= from && selection.main.head <= to;
  const hasSlash = doc.sliceString(slash, slash + 1) === '/';
  view.dispatch({
    changes: isFilter
      ? { from, to, insert: replaced }
      : { from: slash, to: hasSlash ? slash + 1 : slash },
    ...(isFilter && isInMenu && { selection: { anchor: head } }),
    effects: setPlace.of(null),
    annotations: Transaction.addToHistory.of(false),
  });
  return isFilter ? { from, to: from + replaced.length, lead } : null;
}

const isPartOfName = (text: string) =>
  OPTIONS.some(({ label }) => label.includes(text.toLowerCase()));

/** Without this, the slash would stay when nothing is chosen. */
const TAKES_BACK = EditorView.updateListener.of((update) => {
  const { startState, state, focusChanged, view } = update;
  const isClosed = completionStatus(startState) !== null && completionStatus(state) === null;
  // A menu in which nothing is found is not closed by a press elsewhere.
  const isLeft = focusChanged && !view.hasFocus && currentCompletions(state).length === 0;
  if (isClosed || isLeft) takeBack(view);
});

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
  PLACE,
  TAKES_BACK,
  LOOKS,
];
