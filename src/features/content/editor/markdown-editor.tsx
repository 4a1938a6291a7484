import { markdown } from '@codemirror/lang-markdown';
import { Compartment, EditorState, type StateCommand } from '@codemirror/state';
import { keymap } from '@codemirror/view';
import { EditorView, minimalSetup } from 'codemirror';
import { cx } from 'class-variance-authority';
import { Bold, Heading2, Italic, Link, List, ListOrdered, Quote } from 'lucide';
import { useEffect, useEffectEvent, useRef } from 'react';
import { ChoosePicture } from '../../../components/media-library/choose-picture';
import { FieldError } from '../../../components/ui/field';
import { IconButton } from '../../../components/ui/icon-button';
import {
  HEADING,
  insertImage,
  LIST,
  NUMBERED,
  QUOTE,
  toggleLines,
  toggleLink,
  toggleMark,
} from './markdown-commands';
import { MARKDOWN_LOOKS } from './markdown-highlight';

interface MarkdownEditorProps {
  id: string;
  label: string;
  /** The editor owns the text from then on; another key shows another text. */
  defaultValue: string;
  error?: string | undefined;
  onChange: (value: string) => void;
}

const TOOLS = [
  { label: 'Bold (Ctrl+B)', icon: Bold, command: toggleMark('**') },
  { label: 'Italic (Ctrl+I)', icon: Italic, command: toggleMark('*') },
  { label: 'Heading', icon: Heading2, command: toggleLines(HEADING) },
  { label: 'List (Ctrl+Shift+8)', icon: List, command: toggleLines(LIST) },
  { label: 'Numbered list (Ctrl+Shift+7)', icon: ListOrdered, command: toggleLines(NUMBERED) },
  { label: 'Quote', icon: Quote, command: toggleLines(QUOTE) },
  { label: 'Link (Ctrl+K)', icon: Link, command: toggleLink },
];

const SHORTCUTS = keymap.of([
  { key: 'Mod-b', run: toggleMark('**') },
  { key: 'Mod-i', run: toggleMark('*') },
  { key: 'Mod-k', run: toggleLink },
  { key: 'Mod-Shift-8', run: toggleLines(LIST) },
  { key: 'Mod-Shift-7', run: toggleLines(NUMBERED) },
]);

const ERROR_ID = 'error';
const validity = new Compartment();

const validityAttributes = (error: string | undefined) =>
  EditorView.contentAttributes.of(
    error ? { 'aria-invalid': 'true', 'aria-describedby': ERROR_ID } : {},
  );

/** CodeMirror with a toolbar. Tab leaves it, as in any other field. */
export default function MarkdownEditor(props: MarkdownEditorProps) {
  const { id, label, defaultValue, error } = props;
  const host = useRef<HTMLDivElement>(null);
  const editor = useRef<EditorView>(null);
  const report = useEffectEvent((text: string) => props.onChange(text));
  const firstText = useEffectEvent(() => defaultValue);

  useEffect(() => {
    if (!host.current) return;
    // In a shadow root CodeMirror uses style sheets; the CSP forbids its style elements.
    // Whoever focuses the field, such as a form or a closing dialog, knows only the host.
    const root =
      host.current.shadowRoot ?? host.current.attachShadow({ mode: 'open', delegatesFocus: true });
    const view = new EditorView({
      root,
      parent: root,
      state: EditorState.create({
        doc: firstText(),
        extensions: [
          SHORTCUTS,
          minimalSetup,
          markdown(),
          MARKDOWN_LOOKS,
          EditorView.lineWrapping,
          EditorView.perLineTextDirection.of(true),
          EditorView.contentAttributes.of({
            'aria-label': label,
            id,
            dir: 'auto',
            spellcheck: 'true',
          }),
          validity.of([]),
          // Somebody without the permission to write reads the fields of a disabled form.
          EditorView.editable.of(!host.current.matches('fieldset:disabled *')),
          EditorView.updateListener.of((update) => {
            if (update.docChanged) report(update.state.doc.toString());
          }),
        ],
      }),
    });
    // The first element that can have the focus gets it from the host: it should be the text.
    view.scrollDOM.removeAttribute('tabindex');
    editor.current = view;
    // Attributes refer only to elements in the same root, so the error is shown in a slot there.
    const message = document.createElement('div');
    message.id = ERROR_ID;
    message.append(document.createElement('slot'));
    root.append(message);
    return () => {
      view.destroy();
      message.remove();
    };
  }, [id, label]);

  useEffect(() => {
    editor.current?.dispatch({ effects: validity.reconfigure(validityAttributes(error)) });
  }, [error, id, label]);

  function run(command: StateCommand) {
    const view = editor.current;
    if (!view) return;
    command(view);
    view.focus();
  }

  return (
    <div
      className={cx(
        'border-control bg-surface',
        'focus-within:outline-2 focus-within:outline-offset-1 focus-within:outline-action',
        error ? 'border-danger' : 'border-line-strong',
      )}
    >
      <div role="toolbar" aria-label="Formatting" className="flex flex-wrap border-b border-line">
        {TOOLS.map(({ label: name, icon, command }) => (
          <IconButton key={name} label={name} icon={icon} onClick={() => run(command)} />
        ))}
        <ChoosePicture
          look="icon"
          // A dialog gives the focus back to where it was, so it has to be in the text.
          onOpen={() => editor.current?.focus()}
          onPick={(picture) => run(insertImage(picture))}
        />
      </div>
      <div ref={host} data-invalid={error ? true : undefined} className="outline-none">
        {error && <FieldError className="border-t border-line px-3.5 py-2.5">{error}</FieldError>}
      </div>
    </div>
  );
}
