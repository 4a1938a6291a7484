import type { SeedStudyTranslation } from '../../types';
import { arabicProductSearch } from './arabic-product-search';
import { clinicPatientPortal } from './clinic-patient-portal';
import { coldStoreOrders } from './cold-store-orders';
import { customsDocuments } from './customs-documents';
import { hairSalonWebsite } from './hair-salon-website';
import { oneOrderBook } from './one-order-book';
import { packagingErpIntegration } from './packaging-erp-integration';
import { schoolFeesPlatform } from './school-fees-platform';
import { solarWashingPlan } from './solar-washing-plan';

/** The studies in Arabic, by the slug of the original. */
export const arabicStudies: Record<string, SeedStudyTranslation> = {
  'arabic-product-search': arabicProductSearch,
  'clinic-patient-portal': clinicPatientPortal,
  'cold-store-orders': coldStoreOrders,
  'customs-documents': customsDocuments,
  'hair-salon-website': hairSalonWebsite,
  'one-order-book': oneOrderBook,
  'packaging-erp-integration': packagingErpIntegration,
  'school-fees-platform': schoolFeesPlatform,
  'solar-washing-plan': solarWashingPlan,
};
