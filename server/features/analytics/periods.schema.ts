/** The stretches of time that the dashboard can look at, up to and with today. */
export const PERIODS = ['today', '7d', '30d', '90d', '12m', 'all'] as const;

export type Period = (typeof PERIODS)[number];
