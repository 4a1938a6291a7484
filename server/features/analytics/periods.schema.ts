/** The periods of the dashboard; each ends today. */
export const PERIODS = ['today', '7d', '30d', '90d', '12m', 'all'] as const;

export type Period = (typeof PERIODS)[number];

/** A period of one's own has days from here on. */
export const FIRST_DAY = '2000-01-01';
/** Ten years. */
export const MAX_PERIOD_DAYS = 3_660;
