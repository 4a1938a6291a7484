import { createHash } from 'node:crypto';

/**
 * Rows that the seed wrote before rows were marked as samples, by address: a hash of their texts for
 * each version of the texts. Nothing is added here, since `isSample` marks what is seeded since.
 */
export const UNMARKED_SAMPLES: Partial<Record<string, readonly string[]>> = {
  '/case-studies/arabic-product-search': ['a8e174cf66f8d5c8', 'a9545550058ccf76'],
  '/case-studies/clinic-patient-portal': ['046e2a6e589e892d', 'cd1d457f4d99fc51'],
  '/case-studies/cold-store-orders': ['0f033deac38fd2f6', '96bc2f9365ff8087'],
  '/case-studies/customs-documents': ['019b6d73617ad24c', '7fe04e983076c6ae', 'e3c4910c1b38e824'],
  '/case-studies/hair-salon-website': ['09bd9e5fab8bf575', '2b4b093e52fa1d34'],
  '/case-studies/one-order-book': ['c059a808f66a038b', 'e5b43bfa3569b7e7'],
  '/case-studies/packaging-erp-integration': ['24fa21f69a6aea19', 'fa99e074d2714035'],
  '/case-studies/school-fees-platform': ['7f253fb529a48e15'],
  '/case-studies/solar-washing-plan': ['bd7e1c5e86874d6d', 'bf32c51d3a69917b'],
  '/insights/a-forecast-that-knows-when-ramadan-moves': [
    '52f5fad7c1a5d833',
    'b732a4a063c422aa',
    'd7da32ca349bc51e',
  ],
  '/insights/a-forecast-that-knows-when-ramadan-moves-ar': ['5001ef944c0ade4a'],
  '/insights/before-an-assistant-reads-your-arabic-documents': [
    '73ce046629f6b41e',
    'aa1919134bd4a5fe',
    'f230c9422745f458',
  ],
  '/insights/before-an-assistant-reads-your-arabic-documents-ar': ['c345db6a90ffe88c'],
  '/insights/data-residency-what-to-ask-before-you-pick-a-region': [
    '0917dbd79b9caa70',
    '69325b101bf04a49',
    'aae1a06337303506',
  ],
  '/insights/data-residency-what-to-ask-before-you-pick-a-region-ar': ['696bbf8855b6a358'],
  '/insights/four-item-codes-for-one-carton': ['3b8ae5caa597e5da', 'c6e5784ed0208052'],
  '/insights/four-item-codes-for-one-carton-ar': ['0aae2f0119436273'],
  '/insights/hand-the-system-over-before-the-last-invoice': [
    '19072a79c9a6a83e',
    '8a84189ae0cd87a4',
    'b7759493f01a764a',
    'fdf7ef5b395b7e2c',
  ],
  '/insights/hand-the-system-over-before-the-last-invoice-ar': ['9e50790a23c328de'],
  '/insights/lead-times-are-a-distribution-not-a-number': [
    '8ba60544696ba664',
    'aec528552e17805e',
    'f71d8c5b3c9eae22',
  ],
  '/insights/lead-times-are-a-distribution-not-a-number-ar': ['ac8309103cfd0af1'],
  '/insights/one-database-per-customer-or-one-for-all': [
    '5daec42a4b20a60f',
    '7f94139883490e33',
    'eab3c48c9364ae40',
  ],
  '/insights/one-database-per-customer-or-one-for-all-ar': ['7de6d730b140b321'],
  '/insights/the-letters-that-hide-products-from-arabic-search': [
    '01d3c1f443a570d0',
    '125cef7cd957e6f1',
    '13c2f856f2220443',
  ],
  '/insights/the-letters-that-hide-products-from-arabic-search-ar': ['d88a040a624e2066'],
  '/insights/the-saved-hours-nobody-can-find': [
    '452dabc0d5840712',
    '491ff6d8e18d403d',
    'bed7293dd1bfef84',
  ],
  '/insights/the-saved-hours-nobody-can-find-ar': ['29a3f890d9eaebec'],
  '/insights/what-a-temperature-log-can-prove': [
    '44934ae770711c9d',
    '5486e2ae4b16ae66',
    'a1c6d514b241bd3c',
  ],
  '/insights/what-a-temperature-log-can-prove-ar': ['ebe0942e2f22fd40'],
  '/insights/when-the-tax-authority-joins-your-invoice-run': [
    '273972d77f9ed949',
    'b44aaa812eac9b73',
    'bc7d85e5fc82d7e5',
  ],
  '/insights/when-the-tax-authority-joins-your-invoice-run-ar': ['69c59597ce6baa89'],
  '/insights/why-erp-projects-stall-in-month-five': [
    '8c7295dd23b0e904',
    'a4fed15036d9f72f',
    'c07df1837e87eb25',
  ],
  '/insights/why-erp-projects-stall-in-month-five-ar': ['e9a8d7028b511707'],
};

type StudyTexts = Record<
  | 'title'
  | 'slug'
  | 'industry'
  | 'challenge'
  | 'solution'
  | 'results'
  | 'timeline'
  | 'stack'
  | 'featured',
  unknown
>;
type InsightTexts = Record<'title' | 'slug' | 'excerpt' | 'content' | 'category', unknown>;

export const hashOfStudy = (row: StudyTexts) =>
  hashOf([
    row.title,
    row.slug,
    row.industry,
    row.challenge,
    row.solution,
    row.results,
    row.timeline,
    row.stack,
    row.featured,
  ]);

export const hashOfInsight = (row: InsightTexts) =>
  hashOf([row.title, row.slug, row.excerpt, row.content, row.category]);

const hashOf = (texts: unknown[]) =>
  createHash('sha256').update(JSON.stringify(texts)).digest('hex').slice(0, 16);
