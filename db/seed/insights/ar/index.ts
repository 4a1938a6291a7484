import type { SeedTranslation } from '../../types';
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

/** The articles in Arabic, by the slug of the original. */
export const arabicInsights: Record<string, SeedTranslation> = {
  'a-forecast-that-knows-when-ramadan-moves': aForecastThatKnowsWhenRamadanMoves,
  'before-an-assistant-reads-your-arabic-documents': beforeAnAssistantReadsYourArabicDocuments,
  'data-residency-what-to-ask-before-you-pick-a-region': dataResidencyWhatToAskBeforeYouPickARegion,
  'five-countries-one-project-plan': fiveCountriesOneProjectPlan,
  'four-item-codes-for-one-carton': fourItemCodesForOneCarton,
  'hand-the-system-over-before-the-last-invoice': handTheSystemOverBeforeTheLastInvoice,
  'how-many-late-deliveries-pay-for-a-buffer': howManyLateDeliveriesPayForABuffer,
  'lead-times-are-a-distribution-not-a-number': leadTimesAreADistributionNotANumber,
  'one-database-per-customer-or-one-for-all': oneDatabasePerCustomerOrOneForAll,
  'the-letters-that-hide-products-from-arabic-search': theLettersThatHideProductsFromArabicSearch,
  'the-saved-hours-nobody-can-find': theSavedHoursNobodyCanFind,
  'thirty-checks-before-an-arabic-site-goes-live': thirtyChecksBeforeAnArabicSiteGoesLive,
  'three-tax-calendars-and-one-invoice-queue': threeTaxCalendarsAndOneInvoiceQueue,
  'what-a-temperature-log-can-prove': whatATemperatureLogCanProve,
  'when-the-tax-authority-joins-your-invoice-run': whenTheTaxAuthorityJoinsYourInvoiceRun,
  'why-erp-projects-stall-in-month-five': whyErpProjectsStallInMonthFive,
  'zatca-with-the-erp-you-already-have': zatcaWithTheErpYouAlreadyHave,
  'jofotara-from-the-erp-you-already-run': jofotaraFromTheErpYouAlreadyRun,
  'uae-e-invoicing-choose-the-provider-last': uaeEInvoicingChooseTheProviderLast,
  'count-fields-when-a-machine-reads-arabic-invoices': countFieldsWhenAMachineReadsArabicInvoices,
  'one-subscription-five-currencies-and-their-decimals':
    oneSubscriptionFiveCurrenciesAndTheirDecimals,
  'measure-a-forecast-in-cartons-before-you-buy-it': measureAForecastInCartonsBeforeYouBuyIt,
  'two-languages-two-addresses-one-website': twoLanguagesTwoAddressesOneWebsite,
  'five-ways-into-an-erp': fiveWaysIntoAnErp,
  'e-invoicing-country-by-country': eInvoicingCountryByCountry,
  'what-a-digital-transformation-consultancy-does': whatADigitalTransformationConsultancyDoes,
  'projects-in-jordan': projectsInJordan,
  'projects-in-the-uae': projectsInTheUae,
  'projects-in-saudi-arabia': projectsInSaudiArabia,
  'projects-in-kuwait': projectsInKuwait,
  'projects-in-lebanon': projectsInLebanon,
};
