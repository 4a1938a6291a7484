/** Articles that pages lead to, by the slugs of their originals. */

/** What a firm of this kind does. */
export const CONSULTANCY_GUIDE = 'what-a-digital-transformation-consultancy-does';

/** Where the firm works, in the order in which it says so. */
export const COUNTRY_GUIDES = {
  jordan: 'projects-in-jordan',
  uae: 'projects-in-the-uae',
  saudiArabia: 'projects-in-saudi-arabia',
  kuwait: 'projects-in-kuwait',
  lebanon: 'projects-in-lebanon',
} as const;

export type Country = keyof typeof COUNTRY_GUIDES;
