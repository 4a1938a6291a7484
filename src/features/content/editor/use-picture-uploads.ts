import { isolateHistory } from '@codemirror/commands';
import type { EditorView } from '@codemirror/view';
import { type RefObject, useEffect, useRef } from 'react';
import { useUploads } from '../../../components/media-library/use-uploads';
import { pendingUploads } from '../../../lib/pending-uploads';
import { toast } from '../../../components/ui/toast/toast';
import { addPlace, placeOf, removePlace, setShare } from './pending-places';
import { altFromName } from './alt-from-name';

/** Uploads files into a text: each is shown where it will be, and becomes a picture there. */
export function usePictureUploads(editor: RefObject<EditorView | null>) {
  const { uploads, add, dismiss } = useUploads('image');
  const places = useRef(new Map<number, symbol>());

  useEffect(() => {
    const view = editor.current;
    if (!view) return;
    for (const { key, name, state, share, error, media } of uploads) {
      const id = places.current.get(key);
      if (id === undefined) continue;
      if (state === 'sending') view.dispatch({ effects: setShare.of({ id, share }) });
      if (state !== 'done' && state !== 'failed') continue;
      places.current.delete(key);
      dismiss(key);
      if (media) insertPicture(view, id, { url: media.url, alt: altFromName(name) });
      else {
        view.dispatch({ effects: removePlace.of(id) });
        toast({ variant: 'destructive', title: `${name} was not uploaded`, description: error });
      }
      pendingUploads.remove(id, media !== undefined);
    }
  }, [uploads, editor, dismiss]);

  useEffect(() => {
    const pending = places.current;
    return () => {
      if (pending.size === 0) return;
      for (const id of pending.values()) pendingUploads.remove(id, false);
      const title = 'A picture was still being uploaded';
      toast({ variant: 'destructive', title, description: 'The text is without it.' });
    };
  }, []);

  return (files: File[], position: number) => {
    const keys = add(files);
    const effects = keys.map((key, index) => {
      const id = Symbol('upload');
      places.current.set(key, id);
      pendingUploads.add(id);
      return addPlace.of({ id, from: position, to: position, label: files[index]?.name });
    });
    editor.current?.dispatch({ effects });
  };
}

/** The alt text is selected, to be written over, unless somebody types elsewhere by then. */
function insertPicture(view: EditorView, id: symbol, { url, alt }: { url: string; alt: string }) {
  const place = placeOf(view.state, id);
  if (!place) return;
  const { head } = view.state.selection.main;
  const start = place.from + '!['.length;
  view.dispatch({
    changes: { from: place.from, insert: `![${alt}](${url})` },
    ...(head === place.from && { selection: { anchor: start, head: start + alt.length } }),
    effects: removePlace.of(id),
    annotations: isolateHistory.of('full'),
    userEvent: 'input',
    scrollIntoView: true,
  });
}
