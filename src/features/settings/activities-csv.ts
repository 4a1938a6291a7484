import type { Activity } from '../../components/activity/activity-line';
import { actorName, changeOf } from '../../components/activity/describe-activity';
import { toast } from '../../components/ui/toast/toast';
import { download, toCsv } from '../../lib/csv';
import { isoDay } from '../../lib/dates';
import { countOf } from '../../lib/numbers';

const HEADER = ['Time', 'Person', 'Event', 'Record', 'Record id', 'From', 'To', 'Fields'];

/** One row for each event, with a time that spreadsheets can sort. */
export function downloadActivities(events: Activity[]): void {
  const filename = `activity-${isoDay(new Date())}.csv`;
  const rows = events.map((event) => {
    const { from = '', to = '', fields } = changeOf(event.data);
    const record = event.subject.title ?? '';
    return [
      event.createdAt,
      actorName(event),
      event.type,
      record,
      event.subjectId,
      from,
      to,
      fields.join(', '),
    ];
  });
  download(filename, toCsv([HEADER, ...rows]), 'text/csv;charset=utf-8');
  toast({
    title: 'Download Complete',
    description: `${countOf(events.length, 'events')} in ${filename}`,
  });
}
