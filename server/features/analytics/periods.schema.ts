/** The periods of the dashboard; each ends today. */
export const PERIODS = ['today', '7d', '30d', '90d', '12m', 'all'] as const;

export type Period = (typeof PERIODS)[number];
