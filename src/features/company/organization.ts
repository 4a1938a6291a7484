import type { PublicSettings } from '../../lib/settings.types';
import { fixedPages } from '../../config/pages';
import { site } from '../../config/site';

/** The company and its website as structured data. */
export function organization({ siteUrl, contactEmail }: PublicSettings) {
  return [
    {
      '@type': 'Organization',
      name: site.name,
      url: `${siteUrl}/`,
      logo: `${siteUrl}/icon-512.png`,
      email: contactEmail,
      description: fixedPages['/'].description,
      foundingDate: '2024',
      areaServed: ['Jordan', 'United Arab Emirates', 'Saudi Arabia', 'Kuwait', 'Lebanon'],
      sameAs: site.social.map(({ href }) => href),
    },
    { '@type': 'WebSite', name: site.name, url: `${siteUrl}/` },
  ];
}
