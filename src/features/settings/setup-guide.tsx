import { Check, Circle } from 'lucide';
import type { ReactNode } from 'react';
import { OnDate } from '../../components/time';
import { Alert } from '../../components/ui/alert';
import { Button, ButtonLink } from '../../components/ui/button';
import { SectionCard } from '../../components/ui/card';
import { Icon } from '../../components/ui/icon';
import { RetryButton } from '../../components/ui/retry-button';
import { SkeletonLine } from '../../components/ui/skeleton';
import { formatDate } from '../../lib/dates';
import { type Outputs, trpc } from '../../lib/trpc';
import { useUnpublishSamples } from './use-unpublish-samples';

type Setup = Outputs['setup']['status'];

const BACK_UP = 'Back up every night by npm run db:backup; docs/operations.md has the timer.';

interface Step {
  title: string;
  isDone: boolean;
  /** What to do, and what comes of it. */
  help: string;
}

/** What an owner does before the first visitor comes, for a console without inquiries. */
export function SetupGuide() {
  const { data: setup } = trpc.setup.status.useQuery();
  const samples = useUnpublishSamples();
  if (!setup) return null;
  return (
    <SetupSteps setup={setup} className="mb-5">
      <div className="mt-5 flex flex-wrap gap-3">
        <ButtonLink to="/admin/settings" variant="outline">
          Open Settings
        </ButtonLink>
        {setup.publishedSamples > 0 && (
          <Button variant="outline" onClick={samples.ask}>
            Unpublish Samples
          </Button>
        )}
      </div>
      {samples.dialog}
    </SetupSteps>
  );
}

interface SetupStepsProps {
  setup: Setup;
  className?: string;
  children?: ReactNode;
}

/** The steps, and what of them is done. */
function SetupSteps({ setup, className, children }: SetupStepsProps) {
  const steps = stepsOf(setup);
  const done = steps.filter(({ isDone }) => isDone).length;
  return (
    <SectionCard
      title="Before the first visitor"
      aside={
        <span className="text-ui text-muted tabular-nums">
          {done} of {steps.length} done
        </span>
      }
      className={className}
    >
      <ol className="grid gap-x-8 gap-y-4 lg:grid-cols-2">
        {steps.map(({ title, isDone, help }) => (
          <li key={title} className="flex gap-3">
            <span className={isDone ? 'text-accent' : 'text-muted'}>
              <Icon of={isDone ? Check : Circle} />
            </span>
            <div className="min-w-0">
              <p className="font-strong">
                {title}
                <span className="sr-only">{isDone ? ', done' : ', not done'}</span>
              </p>
              <p className="max-w-[34em] text-small wrap-anywhere text-muted">{help}</p>
            </div>
          </li>
        ))}
      </ol>
      {children}
    </SectionCard>
  );
}

/** For the settings: the steps until all are done, and always the date of the newest backup. */
export function SetupCards() {
  const status = trpc.setup.status.useQuery();
  const setup = status.data;
  return (
    <>
      {setup && stepsOf(setup).some(({ isDone }) => !isDone) && <SetupSteps setup={setup} />}
      <SectionCard title="Backup">
        {status.isLoadingError ? (
          <Alert action={<RetryButton onClick={() => void status.refetch()} />}>
            The date of the newest backup did not arrive.
          </Alert>
        ) : setup ? (
          <NewestBackup at={setup.newestBackup} />
        ) : (
          <SkeletonLine className="w-1/3" />
        )}
      </SectionCard>
    </>
  );
}

function NewestBackup({ at }: { at: string | null }) {
  return (
    <p className="max-w-[38em] text-muted">
      {at === null ? (
        `No backup was made yet. ${BACK_UP}`
      ) : (
        <>
          The newest backup was made <OnDate at={at} className="font-strong text-text" />.
        </>
      )}
    </p>
  );
}

function stepsOf(setup: Setup): Step[] {
  const { publishedSamples: samples, timeZone } = setup;
  return [
    {
      title: 'Access that lasts',
      isDone: setup.hasLastingAccess,
      help: setup.hasLastingAccess
        ? 'You can sign in after each start of the server.'
        : 'The token of this run ends with it. Set ADMIN_TOKEN, or invite people under Settings.',
    },
    {
      title: 'Mail',
      isDone: setup.sendsMail && setup.notifiesFirm,
      help: setup.sendsMail
        ? setup.notifiesFirm
          ? 'Replies are sent, and new inquiries are reported.'
          : 'Replies are sent. Set NOTIFY_EMAIL to hear of new inquiries.'
        : 'Set SMTP_URL and NOTIFY_EMAIL to answer from the console and to hear of inquiries.',
    },
    {
      title: 'Address of the site',
      isDone: setup.hasSiteUrl,
      help: setup.hasSiteUrl
        ? 'Links in mails and for search engines lead to it.'
        : 'Set SITE_URL: links in mails and for search engines need it.',
    },
    {
      title: 'Content of your own',
      isDone: samples === 0,
      help:
        samples === 0
          ? 'No sample content is public.'
          : `${samples} sample articles and case studies are public. Edit them, or take all off the site at once.`,
    },
    {
      title: 'Time zone',
      isDone: setup.isTimeZoneChosen,
      help: `Days and due times follow ${timeZone}.${setup.isTimeZoneChosen ? '' : ' Set TIME_ZONE to choose.'}`,
    },
    {
      title: 'Backup',
      isDone: setup.newestBackup !== null,
      help:
        setup.newestBackup === null
          ? BACK_UP
          : `The newest is of ${formatDate(setup.newestBackup)}. Practise restoring one.`,
    },
  ];
}
