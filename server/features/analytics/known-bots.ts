/**
 * Programs that look at pages on nobody's behalf: search engines, link previews, monitors. HTTP
 * libraries are none of them, and a browser without a window may have a person behind it.
 */
const KNOWN_BOTS =
  /(?<!cu)bot\b|crawl|spider|slurp|facebookexternalhit|whatsapp\/|bingpreview|mediapartners-google|google-(?:inspectiontool|extended|read-aloud)|chrome-lighthouse|pingdom|statuscake|uptime|ia_archiver|archive\.org|embedly|skypeuripreview|vkshare|feedfetcher/i;

export function isKnownBot(userAgent: string | null): boolean {
  return userAgent !== null && KNOWN_BOTS.test(userAgent);
}
