import { frameCopy } from '../../config/frame.copy';
import { headsCopy } from '../../config/heads.copy';
import { pathIn } from '../../config/languages';
import { solutionPath } from '../../config/pages';
import { site, siteName, solutionIds } from '../../config/site';
import type { HeadContext } from '../../lib/head';
import type { PublicSettings } from '../../lib/settings.types';
import { areaServed, companyOf, serviceId } from '../../lib/company';
import { websiteId } from '../../lib/structured-data';

const LANGUAGES = ['en', 'ar'];

const contactPoint = ({ contactEmail }: PublicSettings) => ({
  '@type': 'ContactPoint',
  contactType: 'sales',
  email: contactEmail,
  availableLanguage: LANGUAGES,
});

/** The company and how to reach it, for the page about that. */
export const contactOf = (settings: PublicSettings) => ({
  ...companyOf(settings),
  email: settings.contactEmail,
  contactPoint: contactPoint(settings),
});

/** The company and its website as structured data. */
export function organization({ settings, language, queryClient }: HeadContext) {
  const { siteUrl, contactEmail } = settings;
  const company = companyOf(settings);
  const { pages, solutions } = frameCopy.read(queryClient);
  return [
    {
      ...company,
      logo: `${siteUrl}/icon-512.png`,
      email: contactEmail,
      contactPoint: contactPoint(settings),
      description: headsCopy.read(queryClient)['/'].description,
      foundingDate: '2024',
      areaServed: areaServed(language),
      knowsAbout: Object.values(solutions),
      hasOfferCatalog: {
        '@type': 'OfferCatalog',
        name: pages['/solutions'],
        itemListElement: solutionIds.map((id) => ({
          '@type': 'Offer',
          itemOffered: {
            '@type': 'Service',
            '@id': `${siteUrl}${pathIn(language, serviceId(id))}`,
            name: solutions[id],
            url: `${siteUrl}${pathIn(language, solutionPath(id))}`,
          },
        })),
      },
      sameAs: site.social.map(({ href }) => href),
    },
    {
      '@type': 'WebSite',
      name: siteName('en'),
      alternateName: siteName('ar'),
      '@id': websiteId(settings),
      url: `${siteUrl}/`,
      inLanguage: LANGUAGES,
      publisher: company,
    },
  ];
}
