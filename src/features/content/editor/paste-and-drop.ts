import { isolateHistory } from '@codemirror/commands';
import type { Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { toast } from '../../../components/ui/toast/toast';
import { addPlace, placeOf, removePlace } from './pending-places';

interface PasteOptions {
  /** Files that were pasted or dropped, and their place in the text. */
  onFiles: (files: File[], position: number) => void;
}

/**
 * Formatted text becomes Markdown, and files are uploaded. Without formatted text, as with
 * Ctrl+Shift+V, CodeMirror pastes what is there.
 */
export const pasteAndDrop = ({ onFiles }: PasteOptions): Extension =>
  EditorView.domEventHandlers({
    paste(event, view) {
      const data = event.clipboardData;
      if (!data || !view.state.facet(EditorView.editable)) return false;
      const html = data.getData('text/html');
      const text = data.getData('text/plain');
      const files = [...data.files];
      // A copied picture comes with the HTML of its element; a copied table with its picture.
      if (files.length > 0 && text.trim() === '') {
        onFiles(files, view.state.selection.main.head);
        return true;
      }
      if (html === '') return false;
      void pasteHtml(view, html, text);
      return true;
    },
    drop(event, view) {
      const files = [...(event.dataTransfer?.files ?? [])];
      const isText = files.every(({ type }) => type.startsWith('text/'));
      if (isText || !view.state.facet(EditorView.editable)) return false;
      const { clientX: x, clientY: y } = event;
      const position = view.posAtCoords({ x, y }) ?? view.state.selection.main.head;
      view.focus();
      view.dispatch({ selection: { anchor: position } });
      onFiles(files, position);
      return true;
    },
  });

/** The converter loads with the first formatted paste; meanwhile the place moves with the text. */
async function pasteHtml(view: EditorView, html: string, text: string): Promise<void> {
  const id = Symbol('paste');
  const { from, to } = view.state.selection.main;
  view.dispatch({ effects: addPlace.of({ id, from, to }) });
  const pasted = await import('./html-to-markdown')
    .then(({ htmlToMarkdown }) => htmlToMarkdown(html))
    // Neither a broken connection nor a strange document loses the words.
    .catch(() => undefined);
  const place = placeOf(view.state, id);
  if (!place) return;
  const insert = view.state.toText(pasted?.markdown ?? text);
  view.dispatch({
    changes: { from: place.from, to: place.to, insert },
    selection: { anchor: place.from + insert.length },
    effects: removePlace.of(id),
    annotations: isolateHistory.of('full'),
    userEvent: 'input.paste',
    scrollIntoView: true,
  });
  const removed = pasted?.removedPictures ?? 0;
  if (removed > 0) {
    toast({
      variant: 'destructive',
      title: removed === 1 ? 'One picture was left out' : `${removed} pictures were left out`,
      description: 'Drop pictures here as files, to add them to the media library.',
    });
  }
}
