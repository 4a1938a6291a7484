import { markdown } from '@codemirror/lang-markdown';
import { Compartment, EditorState, type StateCommand } from '@codemirror/state';
import { EditorView, minimalSetup } from 'codemirror';
import type { Language } from '../../../../db/enums';
import { cx } from 'class-variance-authority';
import { Maximize, Minimize } from 'lucide';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { FieldError } from '../../../components/ui/field';
import { IconButton } from '../../../components/ui/icon-button';
import { BLOCK_MENU, openBlockMenu } from './block-menu';
import { CARET_ABOVE_ACTIONS } from './caret-above-actions';
import { LINE_DIRECTION } from './line-direction';
import { MARKDOWN_LOOKS } from './markdown-highlight';
import { MarkdownPreview, type PreviewContent } from './markdown-preview';
import { isInTable } from './markdown-tables';
import { MarkdownToolbar, SHORTCUTS } from './markdown-toolbar';
import { pasteAndDrop } from './paste-and-drop';
import { PENDING_PLACES } from './pending-places';
import { syncScroll } from './sync-scroll';
import { TextLengthNote } from './text-length-note';
import { useFullScreen } from './use-full-screen';
import { usePictureUploads } from './use-picture-uploads';

interface MarkdownEditorProps {
  id: string;
  label: string;
  /** The editor owns the text from then on; another key shows another text. */
  defaultValue: string;
  /** The newest text, to be counted. */
  value: string;
  error?: string | undefined;
  language?: Language | undefined;
  /** Shown instead of the text on phones, and beside it on wide screens. */
  preview?: PreviewContent | undefined;
  isTextHidden: boolean;
  onChange: (value: string) => void;
}

const ERROR_ID = 'error';
const changing = new Compartment();

/** The browser checks the spelling in the language of the text. */
const changingAttributes = (error: string | undefined, language: string | undefined) =>
  EditorView.contentAttributes.of({
    ...(error && { 'aria-invalid': 'true', 'aria-describedby': ERROR_ID }),
    ...(language && { lang: language }),
  });

/** CodeMirror with a toolbar and a preview. */
export default function MarkdownEditor(props: MarkdownEditorProps) {
  const { id, label, defaultValue, value, error, language, preview, isTextHidden } = props;
  const host = useRef<HTMLDivElement>(null);
  const editor = useRef<EditorView>(null);
  const shownPreview = useRef<HTMLDivElement>(null);
  const { isFull, toggle, handlers } = useFullScreen();
  const [hasTable, setHasTable] = useState(false);
  const report = useEffectEvent((text: string) => props.onChange(text));
  const upload = useEffectEvent(usePictureUploads(editor));
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
          pasteAndDrop({ onFiles: (files, position) => upload(files, position) }),
          PENDING_PLACES,
          BLOCK_MENU,
          minimalSetup,
          markdown(),
          MARKDOWN_LOOKS,
          EditorView.lineWrapping,
          EditorView.perLineTextDirection.of(true),
          LINE_DIRECTION,
          EditorView.contentAttributes.of({
            'aria-label': label,
            id,
            // Else axe takes the scrolled text for one that the keyboard cannot reach.
            tabindex: '0',
            spellcheck: 'true',
            autocorrect: 'on',
            autocapitalize: 'sentences',
          }),
          changing.of([]),
          CARET_ABOVE_ACTIONS,
          // Somebody without the permission to write reads the fields of a disabled form.
          EditorView.editable.of(!host.current.matches('fieldset:disabled *')),
          EditorView.updateListener.of((update) => {
            if (update.docChanged) report(update.state.doc.toString());
            setHasTable(isInTable(update.state));
          }),
        ],
      }),
    });
    // The first element that can have the focus gets it from the host: it should be the text.
    view.scrollDOM.removeAttribute('tabindex');
    // A long text that scrolls would take the focus itself.
    host.current.focus = (options) => view.contentDOM.focus(options);
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
    const attributes = changingAttributes(error, language);
    editor.current?.dispatch({ effects: changing.reconfigure(attributes) });
  }, [error, language, id, label]);

  const isBeside = preview !== undefined && !isTextHidden;
  useEffect(() => {
    if (!isBeside || !editor.current || !shownPreview.current) return undefined;
    return syncScroll(editor.current, shownPreview.current);
  }, [isBeside, id, label]);

  function run(command: StateCommand) {
    const view = editor.current;
    if (!view) return;
    command(view);
    view.focus();
  }

  return (
    <div
      {...handlers}
      className={cx(
        'flex flex-col border-control bg-surface',
        'focus-within:outline-2 focus-within:outline-offset-1 focus-within:outline-action',
        isFull && 'fixed inset-0 z-10 h-dvh [--editor-height:none]',
        error ? 'border-danger' : 'border-line-strong',
      )}
    >
      <MarkdownToolbar
        run={run}
        isInTable={hasTable}
        onInsertBlock={() => editor.current && openBlockMenu(editor.current)}
        onOpenDialog={() => editor.current?.focus()}
      >
        <TextLengthNote text={value} />
        <IconButton
          label={isFull ? 'Leave full screen' : 'Full screen'}
          icon={isFull ? Minimize : Maximize}
          onClick={() => {
            toggle();
            editor.current?.focus();
          }}
        />
      </MarkdownToolbar>
      <div
        className={cx(
          'grid min-h-0 flex-1 grid-rows-[minmax(0,1fr)]',
          isBeside ? 'grid-cols-2' : 'grid-cols-1',
        )}
      >
        <div
          ref={host}
          data-invalid={error ? true : undefined}
          className={cx('min-w-0 flex-col outline-none', isTextHidden ? 'hidden' : 'flex')}
        >
          {error && <FieldError className="border-t border-line px-3.5 py-2.5">{error}</FieldError>}
        </div>
        {preview && (
          <MarkdownPreview
            ref={shownPreview}
            label={label}
            language={language}
            isAlone={isTextHidden}
            {...preview}
          />
        )}
      </div>
    </div>
  );
}
