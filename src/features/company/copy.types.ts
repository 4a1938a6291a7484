export interface FaqEntry {
  question: string;
  answer: string;
}

export interface InfoCard {
  title: string;
  text: string;
}

export interface HomeCopy {
  lead: string;
  solutionsHeading: string;
  solutionsIntro: string;
  approachHeading: string;
  approachIntro: string;
  contactHeading: string;
  contactIntro: string;
  ctaHeading: string;
  ctaText: string;
  footerTagline: string;
}

/** The card of a solution on the home page. */
export interface SolutionCard {
  id: 'ai-analytics' | 'supply-chain' | 'saas-platforms' | 'web-development';
  title: string;
  description: string;
}

/** The block of a solution on the solutions page. */
export interface Solution {
  id: SolutionCard['id'] | 'erp-integration';
  title: string;
  subtitle: string;
  longDescription: string;
  tools: string[];
  problems: string[];
  approach: string[];
  outcomes: string[];
}

interface CompanyValue {
  title: 'Excellence' | 'Partnership' | 'Innovation' | 'Agility';
  text: string;
}

export interface ApproachStep {
  title: 'Discover' | 'Design' | 'Build' | 'Scale';
  text: string;
  /** Completes the words "You keep". */
  keep: string;
}

export interface AboutCopy {
  lead: string;
  story: string[];
  mission: string;
  vision: string;
  values: CompanyValue[];
}

export type LegalBlock = { kind: 'text'; text: string } | { kind: 'list'; items: string[] };

interface LegalSection {
  id: string;
  heading: string;
  blocks: LegalBlock[];
}

/** Plain text; the page replaces the tokens {name} and {email}. */
export interface LegalDocument {
  title: 'Privacy Policy' | 'Terms of Service';
  effective: 'October 10, 2024';
  /** The day of the last change after that. */
  lastChanged?: string;
  intro: string;
  sections: LegalSection[];
}
