import { cx } from 'class-variance-authority';
import { type ReactNode, useId } from 'react';
import { MAX_PRIVATE_BYTES } from '../../../server/core/uploads.schema';
import { Button } from '../../components/ui/button';
import { Input } from '../../components/ui/input';
import { DraftTextarea } from './draft-textarea';
import type { Ask } from './portal-asks';
import { portalCopy } from './portal.copy';
import { Said } from './portal-frame';
import type { Sent } from './portal-page';

interface AskControlsProps {
  ask: Ask;
  about: string;
  /** The answer that was refused; empty if none was. */
  refused: Sent;
}

/** What an answer needs, with the message of one that was refused. */
export function AskControls({ ask, about, refused }: AskControlsProps) {
  const { waiting: copy, said: messages } = portalCopy.useCopy();
  const id = useId();
  const { said } = refused;
  const described = said === undefined ? undefined : `${id}-said`;
  switch (ask.kind) {
    case 'approve':
      return (
        <>
          {refused.isApproved === undefined && <Said said={said} />}
          <Choice
            group={about}
            label={copy.approve}
            isOpen={refused.isApproved === 'true'}
            isPrimary
          >
            {refused.isApproved === 'true' && <Said said={said} />}
            <p className="text-small text-muted">{copy.approveNote}</p>
            {/* Without the reason, which is only for the other answer. */}
            <Button type="submit" name="isApproved" value="true" formNoValidate>
              {copy.approveSend}
            </Button>
          </Choice>
          <Choice group={about} label={copy.decline} isOpen={refused.isApproved === 'false'}>
            <label htmlFor={id} className="text-ui font-strong">
              {copy.why}
            </label>
            <DraftTextarea
              about={about}
              id={id}
              refused={refused.isApproved === 'false' ? said : undefined}
            />
            <Button type="submit" name="isApproved" value="false" variant="outline">
              {copy.declineSend}
            </Button>
          </Choice>
        </>
      );
    case 'choose':
      return (
        <>
          <div
            role="radiogroup"
            aria-label={copy.choose}
            aria-describedby={described}
            className="grid"
          >
            {ask.options.map((option) => (
              <label
                key={option}
                className="flex min-h-11 cursor-pointer items-center gap-3 border-t border-line py-1"
              >
                <input
                  type="radio"
                  name="text"
                  value={option}
                  required
                  className="size-4.5 shrink-0 accent-action"
                />
                <bdi className="min-w-0 wrap-anywhere">{option}</bdi>
              </label>
            ))}
          </div>
          <Said id={described} said={said} />
          <Button type="submit" variant="outline">
            {copy.chooseSend}
          </Button>
        </>
      );
    case 'file':
      return (
        <>
          <label htmlFor={id} className="text-ui font-strong">
            {copy.file}
          </label>
          <Input
            id={id}
            type="file"
            name="file"
            required
            aria-invalid={said === 'wrong-file' || said === 'too-large' || undefined}
            aria-describedby={described ?? `${id}-help`}
            className="py-2 text-small"
            // The server closes the connection of a much larger file before the message arrives.
            onChange={({ currentTarget: input }) => {
              const isTooLarge = (input.files?.[0]?.size ?? 0) > MAX_PRIVATE_BYTES;
              input.setCustomValidity((isTooLarge && messages['too-large']) || '');
              input.reportValidity();
            }}
          />
          <p id={`${id}-help`} className="text-small text-muted">
            {copy.fileHelp}
          </p>
          <Said id={described} said={said} />
          <Button type="submit" variant="outline">
            {copy.fileSend}
          </Button>
        </>
      );
    case 'answer':
      return (
        <>
          <label htmlFor={id} className="text-ui font-strong">
            {copy.answer}
          </label>
          <DraftTextarea about={about} id={id} refused={said} />
          <Button type="submit" variant="outline">
            {copy.answerSend}
          </Button>
        </>
      );
  }
}

interface ChoiceProps {
  /** Only one of a group is open. */
  group: string;
  label: string;
  isPrimary?: boolean;
  isOpen: boolean;
  children: ReactNode;
}

/** A button that shows what is needed to send an answer that cannot be taken back. */
function Choice({ group, label, isPrimary = false, isOpen, children }: ChoiceProps) {
  return (
    <details name={group} open={isOpen} className="group">
      <summary
        className={cx(
          'flex min-h-11 cursor-pointer items-center justify-center cut-2 border-control border-line-strong px-4 text-ui font-strong',
          // Once it is open, the button in it is the one to press.
          isPrimary
            ? 'not-group-open:border-transparent not-group-open:bg-action not-group-open:text-on-action not-group-open:hover:bg-action-hover forced-colors:border-current'
            : 'hover:bg-sand',
        )}
      >
        {label}
      </summary>
      <div className="mt-2.5 grid gap-2.5">{children}</div>
    </details>
  );
}
