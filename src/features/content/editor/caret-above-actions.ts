import { EditorView } from '@codemirror/view';

const ROOM_PX = 8;

/**
 * Scrolls the dialog on when the buttons that stay at its end cover the caret. CodeMirror sees to it only
 * that the caret is in the window.
 */
export const CARET_ABOVE_ACTIONS = EditorView.updateListener.of((update) => {
  const { view, docChanged, selectionSet } = update;
  // In the next frame CodeMirror has scrolled.
  if (docChanged || selectionSet) requestAnimationFrame(() => uncoverCaret(view));
});

function uncoverCaret(view: EditorView): void {
  const dialog = view.root instanceof ShadowRoot ? view.root.host.closest('[role=dialog]') : null;
  const actions = dialog?.querySelector('[data-dialog-actions]');
  const caret = view.coordsAtPos(view.state.selection.main.head);
  // In full screen they are below the text.
  if (!caret || !actions?.contains(document.elementFromPoint(caret.left, caret.bottom))) return;
  const covered = caret.bottom - actions.getBoundingClientRect().top;
  dialog?.querySelector('[data-dialog-scroller]')?.scrollBy({ top: covered + ROOM_PX });
}
