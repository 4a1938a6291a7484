import { useRouter } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { MAX_FOLLOW_UP_DAYS } from '../../../server/features/leads/update-lead.schema';
import { Button } from '../../components/ui/button';
import { Dialog, DialogActions } from '../../components/ui/dialog';
import { TextField } from '../../components/ui/field';
import { Menu, MenuItem, MenuLine } from '../../components/ui/menu';
import { useNow } from '../../hooks/use-now';
import { useTimeZone } from '../../hooks/use-time-zone';
import { HALF_TYPED } from '../../lib/half-typed';
import { dayIn, nextDayOf } from './due-time';

/** Numbers of days from today. */
const CHOICES = { Tomorrow: 1, 'In three days': 3, 'In a week': 7, 'In a month': 30 };

const shortDay = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
});

interface FollowUpMenuProps {
  /** Whether something is due that need not be. */
  canEnd: boolean;
  /** Among words instead of buttons. */
  isPlain?: boolean;
  /** With a day such as `2026-11-23` of the console's time zone, or null for nothing due. */
  onChoose: (day: string | null) => void;
}

/** Chooses the day on which leads are due. */
export function FollowUpMenu({ canEnd, isPlain = false, onChoose }: FollowUpMenuProps) {
  const [isAsking, setIsAsking] = useState(false);
  const timeZone = useTimeZone();
  const { working } = useRouter().options.context.settings;
  const now = useNow();
  const inDays = (days: number) => dayIn(days, now, timeZone);
  return (
    <>
      <Menu label="Follow up" isPlain={isPlain}>
        {Object.entries(CHOICES).map(([label, days]) => {
          const day = inDays(days);
          const dueOn = working ? nextDayOf(working.days, day) : day;
          return (
            <MenuItem key={label} onClick={() => onChoose(day)}>
              <span className="flex-1">
                {days === 1 && dueOn !== day ? 'The next working day' : label}
              </span>
              <span className="text-muted">{shortDay.format(new Date(dueOn))}</span>
            </MenuItem>
          );
        })}
        <MenuItem onClick={() => setIsAsking(true)}>On another day…</MenuItem>
        {canEnd && (
          <>
            <MenuLine />
            <MenuItem onClick={() => onChoose(null)}>Nothing due</MenuItem>
          </>
        )}
      </Menu>
      {isAsking && (
        <DayDialog
          first={inDays(1)}
          last={inDays(MAX_FOLLOW_UP_DAYS)}
          onChoose={(day) => {
            setIsAsking(false);
            onChoose(day);
          }}
          onCancel={() => setIsAsking(false)}
        />
      )}
    </>
  );
}

interface DayDialogProps {
  first: string;
  last: string;
  onChoose: (day: string) => void;
  onCancel: () => void;
}

function DayDialog({ first, last, onChoose, onCancel }: DayDialogProps) {
  const input = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<string>();
  const choose = () => {
    const { value = '', validity } = input.current ?? {};
    const problem = validity?.badInput ? HALF_TYPED : problemWith(value, first, last);
    setError(problem);
    if (problem) input.current?.focus();
    else onChoose(value);
  };
  return (
    <Dialog title="Follow up" isOpen onClose={onCancel}>
      <TextField
        ref={input}
        id="follow-up-day"
        label="Day"
        type="date"
        min={first}
        max={last}
        data-autofocus
        error={error}
        help="The lead is due until you close on that day, or on the next working day."
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // Or Enter would open the menu, which has the focus once this dialog closes.
          event.preventDefault();
          choose();
        }}
      />
      <DialogActions>
        <Button variant="outline" onClick={onCancel}>
          Cancel
        </Button>
        <Button onClick={choose}>Follow Up</Button>
      </DialogActions>
    </Dialog>
  );
}

function problemWith(day: string, first: string, last: string): string | undefined {
  if (day === '') return 'Choose a day';
  if (day > last) return 'Choose a day within two years';
  return day < first ? 'Choose a day that is still to come' : undefined;
}
