import { markdown } from '@codemirror/lang-markdown';
import { EditorState, type StateCommand } from '@codemirror/state';
import { keymap } from '@codemirror/view';
import { EditorView, minimalSetup } from 'codemirror';
import { cx } from 'class-variance-authority';
import { Bold, Heading2, Italic, Link, List, ListOrdered, Quote } from 'lucide';
import { useEffect, useEffectEvent, useRef } from 'react';
import { IconButton } from '../../../components/ui/icon-button';
import { insertImage, insertLink, prefixLines, wrapWith } from './markdown-commands';
import { ChoosePicture } from '../../../components/media-library/choose-picture';

interface MarkdownEditorProps {
  id: string;
  label: string;
  value: string;
  error?: string | undefined;
  onChange: (value: string) => void;
}

const TOOLS = [
  { label: 'Bold (Ctrl+B)', icon: Bold, command: wrapWith('**') },
  { label: 'Italic (Ctrl+I)', icon: Italic, command: wrapWith('*') },
  { label: 'Heading', icon: Heading2, command: prefixLines(() => '## ') },
  { label: 'List', icon: List, command: prefixLines(() => '- ') },
  { label: 'Numbered list', icon: ListOrdered, command: prefixLines((line) => `${line}. `) },
  { label: 'Quote', icon: Quote, command: prefixLines(() => '> ') },
  { label: 'Link (Ctrl+K)', icon: Link, command: insertLink },
];

const SHORTCUTS = keymap.of([
  { key: 'Mod-b', run: wrapWith('**') },
  { key: 'Mod-i', run: wrapWith('*') },
  { key: 'Mod-k', run: insertLink },
]);

const LOOKS = EditorView.theme({
  '&': { maxHeight: '60vh' },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': { overflow: 'auto', fontFamily: 'inherit', lineHeight: '1.6' },
  '.cm-content': { minHeight: '16rem', padding: '0.875rem', caretColor: 'var(--color-text)' },
  '.cm-cursor': { borderLeftColor: 'var(--color-text)' },
});

/** CodeMirror with a toolbar. Tab leaves it, as in any other field. */
export default function MarkdownEditor(props: MarkdownEditorProps) {
  const { id, label, value, error } = props;
  const host = useRef<HTMLDivElement>(null);
  const editor = useRef<EditorView>(null);
  const report = useEffectEvent((text: string) => props.onChange(text));
  const firstValue = useEffectEvent(() => value);

  useEffect(() => {
    if (!host.current) return;
    // In a shadow root CodeMirror uses style sheets; the CSP forbids its style elements.
    const root = host.current.shadowRoot ?? host.current.attachShadow({ mode: 'open' });
    const view = new EditorView({
      root,
      parent: root,
      state: EditorState.create({
        doc: firstValue(),
        extensions: [
          SHORTCUTS,
          minimalSetup,
          markdown(),
          LOOKS,
          EditorView.lineWrapping,
          EditorView.perLineTextDirection.of(true),
          EditorView.contentAttributes.of({
            'aria-label': label,
            id,
            dir: 'auto',
            spellcheck: 'true',
          }),
          EditorView.updateListener.of((update) => {
            if (update.docChanged) report(update.state.doc.toString());
          }),
        ],
      }),
    });
    editor.current = view;
    return () => view.destroy();
  }, [id, label]);

  // The form may set another text, for example after loading the newest version.
  useEffect(() => {
    const view = editor.current;
    if (!view || view.state.doc.toString() === value) return;
    view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: value } });
  }, [value]);

  useEffect(() => {
    const content = editor.current?.contentDOM;
    if (error) {
      content?.setAttribute('aria-invalid', 'true');
      content?.setAttribute('aria-description', error);
    } else {
      content?.removeAttribute('aria-invalid');
      content?.removeAttribute('aria-description');
    }
  }, [error, id]);

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
        <ChoosePicture look="icon" onPick={(picture) => run(insertImage(picture))} />
      </div>
      <div ref={host} />
    </div>
  );
}
