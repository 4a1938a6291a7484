/** Something that a page says of itself, in the words of schema.org. */
export type Thing = { '@type': string; '@id'?: string } & Record<string, unknown>;

/** The things of a page's structured data, which is one graph. */
export function graphOf(html: string): Thing[] {
  const scripts = html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs);
  const [json = '', ...others] = Array.from(scripts, ([, text = '']) => text);
  if (others.length > 0) throw new Error('The page has more than one graph');
  const data = JSON.parse(json) as { '@context': string; '@graph': Thing[] };
  if (data['@context'] !== 'https://schema.org') {
    throw new Error(`Another context: ${data['@context']}`);
  }
  return data['@graph'];
}
