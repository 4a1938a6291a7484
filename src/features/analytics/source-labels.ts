import type { FunnelStep } from '../../../db/enums';
import {
  DIRECT,
  OTHER,
  readCampaign,
  type SourceFilter,
} from '../../../server/features/analytics/source-filter.schema';

export const STEP_LABELS: Record<FunnelStep, string> = {
  page: 'Any page',
  contact: 'Contact seen',
  begun: 'Form begun',
  sent: 'Sent',
};

/** What sessions without a referrer and the rarest values are called. */
export function valueLabel(value: string): string {
  if (value === DIRECT) return 'Direct or unknown';
  return value === OTHER ? 'All others' : value;
}

/** `linkedin / social / ramadan-forecast`; a part that the link did not name is a dash. */
export function campaignLabel(value: string): string {
  if (value === OTHER) return valueLabel(value);
  const { source, medium, campaign } = readCampaign(value);
  return [source, medium, campaign].map((part) => part ?? '–').join(' / ');
}

const FILTER_LABELS: Record<SourceFilter['kind'], string> = {
  referrer: 'Referrer',
  campaign: 'Campaign',
  landing: 'Landing page',
  path: 'Seen page',
};

export const filterLabel = ({ kind, value }: SourceFilter) =>
  `${FILTER_LABELS[kind]}: ${kind === 'campaign' ? campaignLabel(value) : valueLabel(value)}`;
