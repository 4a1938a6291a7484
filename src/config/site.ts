/** Name and contact data of the site; a rebrand begins here. */
export const site = {
  name: 'Masar',
  /** Shown on pages and used as the sender, unless CONTACT_EMAIL is set. */
  email: 'hello@masar.example',
  tagline:
    'From the first question to a system your own people run: analytics, SaaS platforms, ERP integration and supply chain.',
  location: 'Remote Global Team',
  copyrightYear: 2024,
  /** Live websites of case studies, by slug. */
  liveSites: { 'hair-salon-website': 'https://hair-salon.masar.example/' },
  social: [
    { label: 'LinkedIn', href: 'https://www.linkedin.com/company/masar-example' },
    { label: 'Instagram', href: 'https://www.instagram.com/masar.example' },
  ],
} as const;

export const mainMenu = [
  { label: 'Solutions', to: '/solutions' },
  { label: 'Case Studies', to: '/case-studies' },
  { label: 'About', to: '/about' },
  { label: 'Insights', to: '/insights' },
  { label: 'Contact', to: '/contact' },
] as const;

export const solutionLinks = [
  { label: 'AI & Analytics', hash: 'ai-analytics' },
  { label: 'SaaS Platforms', hash: 'saas-platforms' },
  { label: 'Supply Chain', hash: 'supply-chain' },
  { label: 'ERP Integration', hash: 'erp-integration' },
  { label: 'Web Development', hash: 'web-development' },
] as const;

export const companyLinks = [
  { label: 'About', to: '/about' },
  { label: 'Case Studies', to: '/case-studies' },
  { label: 'Insights', to: '/insights' },
  { label: 'Contact', to: '/contact' },
] as const;

export const legalLinks = [
  { label: 'Privacy Policy', to: '/privacy' },
  { label: 'Terms of Service', to: '/terms' },
] as const;
