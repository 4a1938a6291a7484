import { useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { Alert } from '../../../components/ui/alert';
import { FieldError, TextareaField } from '../../../components/ui/field';
import { Tabs } from '../../../components/ui/tabs';
import { toast } from '../../../components/ui/toast/toast';
import { BlockEditor } from './block-editor';
import {
  blockErrors,
  type ContentDraft,
  type DraftBlock,
  JsonError,
  toContent,
  toDraft,
  toJson,
} from './page-content';

const TABS = [
  { id: 'blocks', label: 'Blocks' },
  { id: 'json', label: 'JSON' },
] as const;

/** Edits the content of a page, as blocks or as the stored JSON. */
export function ContentField() {
  const { formState, getValues } = useFormContext<{ content: ContentDraft }>();
  const { field } = useController<{ content: ContentDraft }, 'content'>({ name: 'content' });
  const draft = field.value;
  // Looking at the JSON does not change the content; typing in it does.
  const [isJsonShown, setIsJsonShown] = useState(false);
  const [hasNoBlocks] = useState(draft.mode === 'json');
  const error = formState.errors.content?.message;
  const errors = formState.isSubmitted ? blockErrors(draft) : {};

  function changeBlocks(update: (blocks: DraftBlock[]) => DraftBlock[]) {
    const now = getValues('content');
    if (now.mode !== 'blocks') return;
    field.onChange({ mode: 'blocks', blocks: update(now.blocks) } satisfies ContentDraft);
  }

  function switchTo(mode: ContentDraft['mode']) {
    if (mode === 'json' || draft.mode === 'blocks') {
      setIsJsonShown(mode === 'json');
      return;
    }
    try {
      const next = toDraft(toContent(draft));
      if (next.mode === 'json') {
        toast({ variant: 'destructive', title: 'This JSON is not a list of blocks' });
        return;
      }
      field.onChange(next);
      setIsJsonShown(false);
    } catch (failure) {
      if (!(failure instanceof JsonError)) throw failure;
      toast({ variant: 'destructive', title: failure.message });
    }
  }

  return (
    <section aria-labelledby="content-heading">
      <h3 id="content-heading" className="mb-2 text-ui font-strong">
        Sections
      </h3>
      {hasNoBlocks && (
        <Alert tone="warning" className="mb-3 text-small">
          This content was written by another tool, in a shape that has no blocks. It is kept as it
          is unless you change it here.
        </Alert>
      )}
      <Tabs
        label="How to edit the content"
        selected={isJsonShown ? 'json' : draft.mode}
        onSelect={switchTo}
        tabs={TABS.map((tab) => ({
          ...tab,
          content:
            tab.id === 'blocks' ? (
              draft.mode === 'blocks' && (
                <BlockEditor blocks={draft.blocks} errors={errors} onChange={changeBlocks} />
              )
            ) : (
              <TextareaField
                id="content-json"
                label="Content as JSON"
                dir="ltr"
                rows={16}
                spellCheck={false}
                value={draft.mode === 'json' ? draft.text : toJson(toContent(draft))}
                error={draft.mode === 'json' ? error : undefined}
                className="font-mono"
                onChange={(event) =>
                  field.onChange({ mode: 'json', text: event.target.value } satisfies ContentDraft)
                }
              />
            ),
        }))}
      />
      {draft.mode === 'blocks' && error && <FieldError className="mt-3">{error}</FieldError>}
    </section>
  );
}
