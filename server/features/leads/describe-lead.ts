import { LEAD_DETAILS } from './leads.schema';
import type { SubmittedLead } from './submit-lead.schema';

/** An inquiry in the words of a mail to staff. */
export function describeLead(
  lead: Omit<SubmittedLead, 'faxNumber' | 'language'>,
  address: string,
): string {
  const details = Object.values(LEAD_DETAILS).flatMap(({ label, textOf }) => {
    const text = textOf(lead);
    return text ? [`${label}: ${text}`] : [];
  });
  const contact = [`Name: ${lead.name}`, `Email: ${lead.email}`, ...details];
  return [...contact, '', lead.message, '', `In the console: ${address}`].join('\n');
}
