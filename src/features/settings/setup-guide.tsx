import { Check, Circle } from 'lucide';
import { Button, ButtonLink } from '../../components/ui/button';
import { SectionCard } from '../../components/ui/card';
import { Icon } from '../../components/ui/icon';
import { formatDate } from '../../lib/dates';
import { type Outputs, trpc } from '../../lib/trpc';
import { useUnpublishSamples } from './use-unpublish-samples';

type Setup = Outputs['setup']['status'];

interface Step {
  title: string;
  isDone: boolean;
  /** What to do, and what comes of it. */
  help: string;
}

/** What an owner does before the first visitor comes, and what of it is done. */
export function SetupGuide() {
  const { data: setup } = trpc.setup.status.useQuery();
  const samples = useUnpublishSamples();
  if (!setup) return null;
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
      className="mb-5"
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
    </SectionCard>
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
          ? 'Back up every night by npm run db:backup; docs/operations.md has the timer.'
          : `The newest is of ${formatDate(setup.newestBackup)}. Practise restoring one.`,
    },
  ];
}
