/** Times as a `datetime-local` field has them, in a time zone. */

const MINUTE_MS = 60_000;

const formatters = new Map<string, Intl.DateTimeFormat>();

/** `2026-11-26T09:00`, which is what a clock in the zone shows. */
export function toLocalTime(iso: string | Date, timeZone: string): string {
  const formatter =
    formatters.get(timeZone) ??
    new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  formatters.set(timeZone, formatter);
  return formatter.format(new Date(iso)).replace(' ', 'T');
}

/**
 * The moment at which a clock in the zone shows this time, as ISO 8601. A time that a change of the
 * clock skips is the one as much later; of a time that comes twice it is the first.
 */
export function fromLocalTime(local: string, timeZone: string): string {
  const wanted = Date.parse(`${local}Z`);
  const offsetAt = (at: number) => {
    const shown = Date.parse(`${toLocalTime(new Date(at), timeZone)}Z`);
    return shown - Math.floor(at / MINUTE_MS) * MINUTE_MS;
  };
  const day = 1_440 * MINUTE_MS;
  // The zone's offset is that of the day before or of the day after.
  const [before, after] = [offsetAt(wanted - day), offsetAt(wanted + day)];
  const fits = [before, after].find((offset) => offsetAt(wanted - offset) === offset);
  return new Date(wanted - (fits ?? before)).toISOString();
}
