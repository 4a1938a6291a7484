/** A longer first paragraph would be no lead. */
const MAX_LEAD = 200;

/** The first paragraph of a text, to be set larger, or its first sentence; and the rest. */
export function splitOpening(text: string): { lead: string; paragraphs: string[] } {
  const [lead = '', ...paragraphs] = text.split(/\n{2,}/);
  return lead.length <= MAX_LEAD ? { lead, paragraphs } : splitLead(text);
}

/** The first sentence of a text, to be set larger, and the rest of its paragraphs. */
export function splitLead(text: string): { lead: string; paragraphs: string[] } {
  const [first = '', ...others] = text.split(/\n{2,}/);
  const [lead = first] = /^.+?[.!?؟](?=\s+\p{L})/su.exec(first) ?? [];
  const rest = first.slice(lead.length).trim();
  return { lead, paragraphs: rest ? [rest, ...others] : others };
}
