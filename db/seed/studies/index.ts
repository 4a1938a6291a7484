import type { SeedCaseStudy } from '../types';
import { arabicProductSearch } from './arabic-product-search';
import { clinicPatientPortal } from './clinic-patient-portal';
import { coldStoreOrders } from './cold-store-orders';
import { customsDocuments } from './customs-documents';
import { hairSalonWebsite } from './hair-salon-website';
import { oneOrderBook } from './one-order-book';
import { packagingErpIntegration } from './packaging-erp-integration';
import { schoolFeesPlatform } from './school-fees-platform';
import { solarWashingPlan } from './solar-washing-plan';

/** Samples, the newest first: these studies show what the screens can hold; the clients are invented. */
export const caseStudies: SeedCaseStudy[] = [
  coldStoreOrders,
  oneOrderBook,
  clinicPatientPortal,
  hairSalonWebsite,
  packagingErpIntegration,
  customsDocuments,
  arabicProductSearch,
  solarWashingPlan,
  schoolFeesPlatform,
];
