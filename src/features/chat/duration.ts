const UNITS = [
  { ms: 86_400_000, unit: 'd' },
  { ms: 3_600_000, unit: 'h' },
  { ms: 60_000, unit: 'min' },
  { ms: 1_000, unit: 's' },
] as const;

/** `42 s`, `7 min`, `3 h` or `2 d`; a dash where nothing was measured. */
export function formatDuration(ms: number | null): string {
  if (ms === null) return '–';
  const { ms: size, unit } = UNITS.find((one) => ms >= 2 * one.ms) ?? { ms: 1_000, unit: 's' };
  return `${Math.round(ms / size)} ${unit}`;
}
