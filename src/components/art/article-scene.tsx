import { cx } from 'class-variance-authority';
import type { ComponentType } from 'react';
import type { ArticlePalette, ArticleSceneProps } from './article-parts';
import { AnswerWithSource, CountedCartons, EarlierMoon, FramedFields } from './articles-analytics';
import { BarredRoad, FiveWays, InvoiceGate, LabelledCarton } from './articles-erp';
import {
  AmmanHill,
  BeirutRocks,
  DubaiSkyline,
  FourSteps,
  KuwaitTowers,
  RiyadhSkyline,
} from './articles-guides';
import {
  CountryTiles,
  FiveCorners,
  MeetingCalendars,
  PrintedBill,
  StampedInvoice,
} from './articles-invoices';
import {
  BufferShelf,
  FiveCoins,
  FourLetters,
  SharedDrum,
  StackedShip,
  TemperatureLog,
} from './articles-platforms';
import {
  BorderedServers,
  Clipboard,
  HandedKey,
  LostHour,
  SharedDays,
  TwoDoors,
} from './articles-strategy';
import { originalSlug } from '../../config/slugs';
import { ownValue } from '../../lib/own-value';

/** What articles are about, by the slug of the original. Others show their first figure. */
const SCENES: Partial<Record<string, ComponentType<ArticleSceneProps>>> = {
  'a-forecast-that-knows-when-ramadan-moves': EarlierMoon,
  'before-an-assistant-reads-your-arabic-documents': AnswerWithSource,
  'count-fields-when-a-machine-reads-arabic-invoices': FramedFields,
  'data-residency-what-to-ask-before-you-pick-a-region': BorderedServers,
  'e-invoicing-country-by-country': CountryTiles,
  'five-countries-one-project-plan': SharedDays,
  'five-ways-into-an-erp': FiveWays,
  'four-item-codes-for-one-carton': LabelledCarton,
  'hand-the-system-over-before-the-last-invoice': HandedKey,
  'how-many-late-deliveries-pay-for-a-buffer': BufferShelf,
  'jofotara-from-the-erp-you-already-run': PrintedBill,
  'lead-times-are-a-distribution-not-a-number': StackedShip,
  'measure-a-forecast-in-cartons-before-you-buy-it': CountedCartons,
  'one-database-per-customer-or-one-for-all': SharedDrum,
  'one-subscription-five-currencies-and-their-decimals': FiveCoins,
  'projects-in-jordan': AmmanHill,
  'projects-in-kuwait': KuwaitTowers,
  'projects-in-lebanon': BeirutRocks,
  'projects-in-saudi-arabia': RiyadhSkyline,
  'projects-in-the-uae': DubaiSkyline,
  'the-letters-that-hide-products-from-arabic-search': FourLetters,
  'the-saved-hours-nobody-can-find': LostHour,
  'thirty-checks-before-an-arabic-site-goes-live': Clipboard,
  'three-tax-calendars-and-one-invoice-queue': MeetingCalendars,
  'two-languages-two-addresses-one-website': TwoDoors,
  'uae-e-invoicing-choose-the-provider-last': FiveCorners,
  'what-a-temperature-log-can-prove': TemperatureLog,
  'what-a-digital-transformation-consultancy-does': FourSteps,
  'when-the-tax-authority-joins-your-invoice-run': InvoiceGate,
  'why-erp-projects-stall-in-month-five': BarredRoad,
  'zatca-with-the-erp-you-already-have': StampedInvoice,
};

/** In each language alike. */
export const articleSceneOf = (slug: string) => ownValue(SCENES, originalSlug(slug));

interface ArticleSceneBoxProps {
  of: ComponentType<ArticleSceneProps>;
  palette: ArticlePalette;
  className: string;
}

/** A scene whole, with as much of what is around it as there is room for. */
export const ArticleScene = ({ of: Scene, palette, className }: ArticleSceneBoxProps) => (
  <svg
    viewBox="-120 -20 560 352"
    preserveAspectRatio="xMidYMid meet"
    aria-hidden="true"
    className={cx('overflow-visible rtl:-scale-x-100', className)}
  >
    <Scene palette={palette} />
  </svg>
);
