import type { SeedInsight } from '../types';
import { aForecastThatKnowsWhenRamadanMoves } from './a-forecast-that-knows-when-ramadan-moves';
import { beforeAnAssistantReadsYourArabicDocuments } from './before-an-assistant-reads-your-arabic-documents';
import { countFieldsWhenAMachineReadsArabicInvoices } from './count-fields-when-a-machine-reads-arabic-invoices';
import { dataResidencyWhatToAskBeforeYouPickARegion } from './data-residency-what-to-ask-before-you-pick-a-region';
import { eInvoicingCountryByCountry } from './e-invoicing-country-by-country';
import { fiveCountriesOneProjectPlan } from './five-countries-one-project-plan';
import { fiveWaysIntoAnErp } from './five-ways-into-an-erp';
import { fourItemCodesForOneCarton } from './four-item-codes-for-one-carton';
import { handTheSystemOverBeforeTheLastInvoice } from './hand-the-system-over-before-the-last-invoice';
import { howManyLateDeliveriesPayForABuffer } from './how-many-late-deliveries-pay-for-a-buffer';
import { jofotaraFromTheErpYouAlreadyRun } from './jofotara-from-the-erp-you-already-run';
import { leadTimesAreADistributionNotANumber } from './lead-times-are-a-distribution-not-a-number';
import { measureAForecastInCartonsBeforeYouBuyIt } from './measure-a-forecast-in-cartons-before-you-buy-it';
import { oneDatabasePerCustomerOrOneForAll } from './one-database-per-customer-or-one-for-all';
import { oneSubscriptionFiveCurrenciesAndTheirDecimals } from './one-subscription-five-currencies-and-their-decimals';
import { projectsInJordan } from './projects-in-jordan';
import { projectsInKuwait } from './projects-in-kuwait';
import { projectsInLebanon } from './projects-in-lebanon';
import { projectsInSaudiArabia } from './projects-in-saudi-arabia';
import { projectsInTheUae } from './projects-in-the-uae';
import { theLettersThatHideProductsFromArabicSearch } from './the-letters-that-hide-products-from-arabic-search';
import { theSavedHoursNobodyCanFind } from './the-saved-hours-nobody-can-find';
import { thirtyChecksBeforeAnArabicSiteGoesLive } from './thirty-checks-before-an-arabic-site-goes-live';
import { threeTaxCalendarsAndOneInvoiceQueue } from './three-tax-calendars-and-one-invoice-queue';
import { twoLanguagesTwoAddressesOneWebsite } from './two-languages-two-addresses-one-website';
import { uaeEInvoicingChooseTheProviderLast } from './uae-e-invoicing-choose-the-provider-last';
import { whatADigitalTransformationConsultancyDoes } from './what-a-digital-transformation-consultancy-does';
import { whatATemperatureLogCanProve } from './what-a-temperature-log-can-prove';
import { whenTheTaxAuthorityJoinsYourInvoiceRun } from './when-the-tax-authority-joins-your-invoice-run';
import { whyErpProjectsStallInMonthFive } from './why-erp-projects-stall-in-month-five';
import { zatcaWithTheErpYouAlreadyHave } from './zatca-with-the-erp-you-already-have';

export const insights: SeedInsight[] = [
  fiveCountriesOneProjectPlan,
  zatcaWithTheErpYouAlreadyHave,
  aForecastThatKnowsWhenRamadanMoves,
  threeTaxCalendarsAndOneInvoiceQueue,
  whyErpProjectsStallInMonthFive,
  oneDatabasePerCustomerOrOneForAll,
  leadTimesAreADistributionNotANumber,
  dataResidencyWhatToAskBeforeYouPickARegion,
  howManyLateDeliveriesPayForABuffer,
  theLettersThatHideProductsFromArabicSearch,
  whenTheTaxAuthorityJoinsYourInvoiceRun,
  beforeAnAssistantReadsYourArabicDocuments,
  thirtyChecksBeforeAnArabicSiteGoesLive,
  whatATemperatureLogCanProve,
  theSavedHoursNobodyCanFind,
  fourItemCodesForOneCarton,
  handTheSystemOverBeforeTheLastInvoice,
  jofotaraFromTheErpYouAlreadyRun,
  uaeEInvoicingChooseTheProviderLast,
  countFieldsWhenAMachineReadsArabicInvoices,
  oneSubscriptionFiveCurrenciesAndTheirDecimals,
  measureAForecastInCartonsBeforeYouBuyIt,
  twoLanguagesTwoAddressesOneWebsite,
  fiveWaysIntoAnErp,
  eInvoicingCountryByCountry,
  whatADigitalTransformationConsultancyDoes,
  projectsInJordan,
  projectsInTheUae,
  projectsInSaudiArabia,
  projectsInKuwait,
  projectsInLebanon,
];
