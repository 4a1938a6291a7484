import { BellRing } from 'lucide';
import { useState } from 'react';
import { NOTIFICATION_EVENTS, NOTIFICATION_MAILS, type NotificationEvent } from '../../../db/enums';
import { Alert } from '../../components/ui/alert';
import { Button } from '../../components/ui/button';
import { Checkbox } from '../../components/ui/checkbox';
import { SectionCard } from '../../components/ui/card';
import { ErrorState } from '../../components/ui/empty-state';
import { Icon } from '../../components/ui/icon';
import { RetryButton } from '../../components/ui/retry-button';
import { Select } from '../../components/ui/select';
import { SkeletonLine } from '../../components/ui/skeleton';
import { toastFailure } from '../../components/ui/toast/toast-failure';
import { useNotificationAccess } from '../../hooks/use-notification-access';
import { notificationAccess } from '../../lib/browser-notifications';
import { type Outputs, trpc } from '../../lib/trpc';

type Choices = Outputs['notifications']['choices'];
type Ways = Choices[NotificationEvent];

const EVENTS: Record<NotificationEvent, { label: string; help: string }> = {
  inquiry: { label: 'New inquiry', help: 'to everybody who may read leads' },
  assignment: { label: 'Assignment', help: 'a colleague makes a lead yours' },
  mention: { label: 'Mention', help: 'a colleague names you in a note' },
  waiting: {
    label: 'Visitor waits',
    help: 'a chat without an answer: yours, later any while you are available',
  },
  due_soon: { label: 'Due within two hours', help: 'yours, and what nobody owns' },
  client_answer: { label: 'Answer of a client', help: 'what a contact answers or comments' },
  overdue: { label: 'Overdue', help: 'yours, and what nobody owns' },
};

const MAILS: Record<Ways['mail'], string> = {
  never: 'No mail',
  at_once: 'At once',
  digest: 'Digest at 9 AM',
};

/** What the person is notified of, and by which ways. Each change is saved at once. */
export function NotificationsCard() {
  const utils = trpc.useUtils();
  const choices = trpc.notifications.choices.useQuery();
  const [chosen, setChosen] = useState<Partial<Choices>>({});
  const save = trpc.notifications.choose.useMutation({
    onError: (error) => {
      toastFailure('Error saving your notifications', error);
      setChosen({});
    },
    onSuccess: (saved) => utils.notifications.choices.setData(undefined, saved),
  });
  const choose = (event: NotificationEvent, ways: Ways, change: Partial<Ways>) => {
    setChosen({ ...chosen, [event]: { ...ways, ...change } });
    save.mutate({ [event]: change });
  };
  return (
    <SectionCard title="Notifications">
      {choices.isPending && <SkeletonLine className="h-60" />}
      {choices.isLoadingError && (
        <ErrorState
          title="Unable to Load Notifications"
          action={<RetryButton onClick={() => void choices.refetch()} />}
        />
      )}
      {choices.data && (
        <>
          <BrowserAccess />
          {NOTIFICATION_EVENTS.map((event) => (
            <EventRow
              key={event}
              event={event}
              ways={chosen[event] ?? choices.data[event]}
              canMail={choices.data.canMail}
              onChange={(ways, change) => choose(event, ways, change)}
            />
          ))}
          <p className="mt-3 text-small text-muted">
            {choices.data.canMail
              ? 'At most ten mails an hour; what comes beyond that is one mail. Nothing is mailed that you have read here.'
              : 'You get no mails: your account has no e-mail address, or the site has no mail server.'}
          </p>
        </>
      )}
    </SectionCard>
  );
}

interface EventRowProps {
  event: NotificationEvent;
  ways: Ways;
  canMail: boolean;
  onChange: (ways: Ways, change: Partial<Ways>) => void;
}

function EventRow({ event, ways, canMail, onChange }: EventRowProps) {
  const { label, help } = EVENTS[event];
  return (
    <fieldset className="grid grid-cols-2 gap-x-4 gap-y-1 border-t border-line py-2.5 md:grid-cols-[minmax(0,1fr)_6rem_6rem_11rem] md:items-center">
      <legend className="sr-only">{label}</legend>
      <p aria-hidden className="col-span-2 md:col-span-1">
        <span className="block font-strong">{label}</span>
        <span className="text-small text-muted">{help}</span>
      </p>
      <Way
        label="Console"
        isOn={ways.console}
        onChange={(isOn) => onChange(ways, { console: isOn })}
      />
      <Way
        label="Browser"
        isOn={ways.browser}
        onChange={(isOn) => onChange(ways, { browser: isOn })}
      />
      <Select
        aria-label={`Mail for ${label}`}
        className="col-span-2 md:col-span-1"
        disabled={!canMail}
        value={canMail ? ways.mail : 'never'}
        onChange={({ target }) => onChange(ways, { mail: target.value as Ways['mail'] })}
      >
        {NOTIFICATION_MAILS.map((mail) => (
          <option key={mail} value={mail}>
            {MAILS[mail]}
          </option>
        ))}
      </Select>
    </fieldset>
  );
}

interface WayProps {
  label: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

function Way({ label, isOn, onChange }: WayProps) {
  return (
    <Checkbox checked={isOn} onChange={({ target }) => onChange(target.checked)}>
      {label}
    </Checkbox>
  );
}

/** Asks for the browser's permission only when the button is pressed. */
function BrowserAccess() {
  const access = useNotificationAccess();
  if (access === 'granted') return null;
  if (access === 'default') {
    return (
      <div className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button variant="outline" onClick={() => void notificationAccess.ask()}>
          <Icon of={BellRing} />
          Allow in This Browser
        </Button>
        <p className="min-w-0 flex-1 basis-60 text-small text-muted">
          This browser shows notifications only once you allow it, and while the console is open in
          a tab.
        </p>
      </div>
    );
  }
  return (
    <Alert tone="info" className="mb-3">
      {access === 'denied'
        ? 'This browser blocks notifications of this site. Its settings allow them again.'
        : 'This browser cannot show notifications.'}
    </Alert>
  );
}
