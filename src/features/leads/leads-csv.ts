import { LEAD_DETAILS } from '../../../server/features/leads/leads.schema';
import { toast } from '../../components/ui/toast/toast';
import { download, toCsv } from '../../lib/csv';
import { isoDay } from '../../lib/dates';
import { countOf } from '../../lib/numbers';
import type { Lead } from './leads-cache';

const details = Object.values(LEAD_DETAILS);
const HEADER = ['Name', 'Email', ...details.map(({ label }) => label), 'Message', 'Date'];

/** One row per lead, with a date that spreadsheets can sort. */
export function leadsToCsv(leads: Lead[]): string {
  const rows = leads.map((lead) => [
    lead.name,
    lead.email,
    ...details.map(({ textOf }) => textOf(lead) ?? ''),
    lead.message,
    lead.createdAt,
  ]);
  return toCsv([HEADER, ...rows]);
}

export function downloadLeads(leads: Lead[]): void {
  const filename = `leads-${isoDay(new Date())}.csv`;
  download(filename, leadsToCsv(leads), 'text/csv;charset=utf-8');
  toast({
    title: 'Download Complete',
    description: `${countOf(leads.length, 'leads')} in ${filename}`,
  });
}
