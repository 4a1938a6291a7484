import type { Language } from '../../db/public-enums';

/** Name and contact data of the site; a rebrand begins here. */
export const site = {
  name: 'Masar',
  arabicName: 'مسار',
  /** Shown on pages and used as the sender, unless CONTACT_EMAIL is set. */
  email: 'hello@masar.example',
  copyrightYear: 2024,
  /** Live websites of case studies, by slug. */
  liveSites: { 'hair-salon-website': 'https://hair-salon.masar.example/' },
  social: [
    { label: 'LinkedIn', href: 'https://www.linkedin.com/company/masar-example' },
    { label: 'Instagram', href: 'https://www.instagram.com/masar.example' },
  ],
} as const;

/** The pages of the menu; their names are in the copy of the frame. */
export const menuPaths = [
  '/solutions',
  '/case-studies',
  '/about',
  '/insights',
  '/contact',
] as const;

/** The sections of the solutions page. */
export const solutionIds = [
  'ai-analytics',
  'saas-platforms',
  'supply-chain',
  'erp-integration',
  'web-development',
] as const;

export type SolutionId = (typeof solutionIds)[number];

export const companyPaths = ['/about', '/case-studies', '/insights', '/contact'] as const;

export const legalPaths = ['/accessibility', '/privacy', '/terms'] as const;

export const siteName = (language: Language): string =>
  language === 'ar' ? site.arabicName : site.name;
