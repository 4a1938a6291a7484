import { StateEffect, StateField, type EditorState } from '@codemirror/state';
import { Decoration, EditorView, WidgetType } from '@codemirror/view';

/** A place in the text for something that arrives later, such as an uploaded picture. */
interface Place {
  id: symbol;
  from: number;
  to: number;
  /** Shown there meanwhile. */
  label?: string | undefined;
  /** The part that has arrived, from 0 to 1. */
  share?: number | undefined;
}

export const addPlace = StateEffect.define<Place>();
export const setShare = StateEffect.define<{ id: symbol; share: number }>();
export const removePlace = StateEffect.define<symbol>();

/** The places, which move with the text around them. */
const places = StateField.define<readonly Place[]>({
  create: () => [],
  update(all, transaction) {
    if (all.length === 0 && transaction.effects.length === 0) return all;
    let next = transaction.docChanged
      ? all.map((place) => {
          const from = transaction.changes.mapPos(place.from, 1);
          return { ...place, from, to: Math.max(from, transaction.changes.mapPos(place.to, -1)) };
        })
      : all;
    for (const effect of transaction.effects) {
      if (effect.is(addPlace)) next = [...next, effect.value];
      if (effect.is(removePlace)) next = next.filter(({ id }) => id !== effect.value);
      if (effect.is(setShare)) {
        const { id, share } = effect.value;
        next = next.map((place) => (place.id === id ? { ...place, share } : place));
      }
    }
    return next;
  },
  provide: (field) =>
    EditorView.decorations.from(field, (all) =>
      Decoration.set(
        all.flatMap(({ to, label, share }) =>
          label === undefined
            ? []
            : [Decoration.widget({ widget: new Progress(label, share), side: 1 }).range(to)],
        ),
        true,
      ),
    ),
});

const LOOKS = EditorView.theme({
  '.cm-pending': {
    display: 'inline-block',
    padding: '0 0.5rem',
    background: 'var(--color-sand)',
    fontSize: '0.875rem',
  },
  '.cm-pending progress': { accentColor: 'var(--color-action)', inlineSize: '6rem' },
});

export const PENDING_PLACES = [places, LOOKS];

export const placeOf = (state: EditorState, id: symbol) =>
  state.field(places).find((place) => place.id === id);

class Progress extends WidgetType {
  constructor(
    readonly label: string,
    readonly share: number | undefined,
  ) {
    super();
  }

  override eq(other: Progress): boolean {
    return other.label === this.label && other.share === this.share;
  }

  toDOM(): HTMLElement {
    const shown = document.createElement('span');
    shown.className = 'cm-pending';
    const progress = document.createElement('progress');
    progress.ariaLabel = `Uploading ${this.label}`;
    if (this.share !== undefined) progress.value = this.share;
    shown.append(progress, ` ${this.label}`);
    return shown;
  }

  override updateDOM(shown: HTMLElement): boolean {
    const progress = shown.querySelector('progress');
    if (progress && this.share !== undefined) progress.value = this.share;
    return true;
  }
}
