import type { PublicSettings } from '../router';
import { site } from '../site';

interface PageHead {
  title: string;
  description: string;
  /** From the root on, such as `/contact`. */
  path: string;
}

/** Title, description and canonical address of a public page. */
export function pageHead({ siteUrl }: PublicSettings, { title, description, path }: PageHead) {
  return {
    meta: [{ title: `${title} | ${site.name}` }, { name: 'description', content: description }],
    links: [{ rel: 'canonical', href: `${siteUrl}${path}` }],
  };
}
