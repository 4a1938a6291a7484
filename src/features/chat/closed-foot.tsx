import { Copy } from 'lucide';
import { useState } from 'react';
import { Button } from '../../components/ui/button';
import { TextareaField } from '../../components/ui/field';
import { Icon } from '../../components/ui/icon';
import { toast } from '../../components/ui/toast/toast';
import { copyText } from '../../lib/copy-text';
import { draftOf, saveDraft } from './drafts';

/** In place of the composer. Hands back an answer that was being written when a colleague closed. */
export function ClosedFoot({ id }: { id: string }) {
  const [draft, setDraft] = useState(() => draftOf(id).trim());
  const copy = async () => {
    const isCopied = await copyText(draft);
    toast(
      isCopied
        ? { title: 'Answer copied' }
        : { variant: 'destructive', title: 'Error copying', description: 'Copy it by hand.' },
    );
  };
  const discard = () => {
    saveDraft(id, '');
    setDraft('');
  };
  return (
    <div className="grid gap-3 border-t border-line px-5 py-4 max-nav:px-3">
      <p className="text-center text-muted">
        This conversation is closed. The visitor’s next message starts a new one.
      </p>
      {draft && (
        <>
          <TextareaField
            id="unsent-answer"
            label="Your answer, which was not sent"
            dir="auto"
            rows={2}
            readOnly
            value={draft}
          />
          <div className="flex flex-wrap gap-3">
            <Button variant="outline" onClick={() => void copy()}>
              <Icon of={Copy} />
              Copy
            </Button>
            <Button variant="text" onClick={discard}>
              Discard
            </Button>
          </div>
        </>
      )}
    </div>
  );
}
