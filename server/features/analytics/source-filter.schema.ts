import * as z from 'zod/mini';

/** What the sources can be filtered by; the two kinds of pages have the same values. */
const FILTER_KINDS = ['referrer', 'campaign', 'landing', 'path'] as const;
type FilterKind = (typeof FILTER_KINDS)[number];

export interface SourceFilter {
  kind: FilterKind;
  value: string;
}

/** The referrer of sessions that no other site led to. No host has this name. */
export const DIRECT = '(direct)';
/** The value that rare ones are counted under. No host, campaign or path has this name. */
export const OTHER = '(other)';

const MAX_FILTER = 2_000;

export const filterText = ({ kind, value }: SourceFilter) => `${kind}:${value}`;

/** Reads `referrer:google.com`, `campaign:source=linkedin&medium=post`, `landing:/` or `path:/contact`; null for any other text. */
export function readFilter(text: string): SourceFilter | null {
  const [, name = '', value = ''] = /^(\w+):(.+)$/su.exec(text) ?? [];
  const kind = FILTER_KINDS.find((known) => known === name);
  return kind && IS_VALUE[kind](value) ? { kind, value } : null;
}

const isPath = (value: string) => value.startsWith('/');
const IS_VALUE: Record<FilterKind, (value: string) => boolean> = {
  referrer: () => true,
  campaign: (value) => campaignText(readCampaign(value)) !== null,
  landing: isPath,
  path: isPath,
};

export const CAMPAIGN_NAMES = ['source', 'medium', 'campaign'] as const;
export type Campaign = Record<(typeof CAMPAIGN_NAMES)[number], string | null>;

/** A campaign in one text, such as `source=linkedin&medium=post`; null without any of the names. */
export function campaignText(utm: Partial<Campaign> | null): string | null {
  const named = CAMPAIGN_NAMES.flatMap((name) => {
    const value = utm?.[name];
    return value ? [[name, value]] : [];
  });
  return named.length > 0 ? new URLSearchParams(named).toString() : null;
}

export function readCampaign(text: string): Campaign {
  const params = new URLSearchParams(text);
  return {
    source: params.get('source'),
    medium: params.get('medium'),
    campaign: params.get('campaign'),
  };
}

export const sourceFilter = z.string({ error: 'filter must be text' }).check(
  z.maxLength(MAX_FILTER, `filter must be at most ${MAX_FILTER} characters`),
  z.refine((text) => readFilter(text) !== null, {
    error:
      'filter must be referrer:HOST, campaign:source=…&medium=…&campaign=…, landing:/PATH or path:/PATH',
  }),
);
