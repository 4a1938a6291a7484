import { useState } from 'react';
import { Button } from '../../../../components/ui/button';
import { Dialog, DialogActions } from '../../../../components/ui/dialog';
import { TextField } from '../../../../components/ui/field';
import { useNow } from '../../../../hooks/use-now';
import { useTimeZone } from '../../../../hooks/use-time-zone';
import { fromLocalTime, toLocalTime } from '../../../../lib/zoned-time';
import { ZonedTime } from './state-line';

const HOUR_MS = 3_600_000;

/** The next full hour that leaves some time. */
const proposed = (now: Date) => new Date(Math.ceil(now.getTime() / HOUR_MS + 1) * HOUR_MS);

interface ScheduleDialogProps {
  /** Such as `/insights/ramadan-moves`. */
  address: string;
  /** The present schedule; null without one. */
  scheduledAt: string | null;
  onSchedule: (publishedAt: string) => void;
  onPublish: () => void;
  /** Takes back the present schedule. */
  onCancelSchedule: () => void;
  onClose: () => void;
}

/** Asks for the time, in the zone of the site, and says what will happen then. */
export function ScheduleDialog(props: ScheduleDialogProps) {
  const { address, scheduledAt, onSchedule, onPublish, onCancelSchedule, onClose } = props;
  const timeZone = useTimeZone();
  const now = useNow();
  const [local, setLocal] = useState(() => toLocalTime(scheduledAt ?? proposed(now), timeZone));
  const chosen = local === '' ? null : fromLocalTime(local, timeZone);
  // The clock of the console moves each minute, so a time may be past when the button is pressed.
  const [foundPast, setFoundPast] = useState('');
  const isPast = chosen !== null && (Date.parse(chosen) <= now.getTime() || local === foundPast);
  const schedule = () => {
    if (chosen === null) return;
    if (Date.parse(chosen) <= Date.now()) setFoundPast(local);
    else onSchedule(chosen);
  };
  return (
    <Dialog title={isPast ? 'Publish now?' : 'Schedule'} isOpen onClose={onClose}>
      <div className="grid gap-5">
        <TextField
          id="field-schedule"
          type="datetime-local"
          label={`Time (${timeZone})`}
          value={local}
          data-autofocus
          onChange={({ target }) => setLocal(target.value)}
        />
        <p aria-live="polite" className="text-muted">
          {chosen === null && 'Choose a day and a time.'}
          {chosen !== null && isPast && `This time is past: ${address} would be public at once.`}
          {chosen !== null && !isPast && (
            <>
              Will be public at {address} on <ZonedTime at={chosen} />. Nothing of it is public
              before.
            </>
          )}
        </p>
      </div>
      <DialogActions>
        {scheduledAt && (
          <Button variant="text" onClick={onCancelSchedule} className="-ms-4 me-auto">
            Cancel Schedule
          </Button>
        )}
        <Button variant="outline" onClick={onClose}>
          Back
        </Button>
        {isPast ? (
          <Button onClick={onPublish}>Publish now</Button>
        ) : (
          <Button isInactive={chosen === null} onClick={schedule}>
            Schedule
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
