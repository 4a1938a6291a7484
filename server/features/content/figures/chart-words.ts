import { textLanguage } from '../../../../src/lib/text-language';
import type { Chart, ChartKind } from './chart.schema';

interface Words {
  kinds: Record<ChartKind, string>;
  table: string;
  /** The head of the names of its rows, unless the chart has one. */
  item: string;
  lowest: string;
  highest: string;
  at: string;
  to: string;
  from: string;
  until: string;
  marked: string;
  comma: string;
  semicolon: string;
}

const ENGLISH: Words = {
  kinds: {
    bar: 'Bar chart',
    line: 'Line chart',
    area: 'Area chart',
    dots: 'Chart with dots',
    steps: 'Chart in steps',
  },
  table: 'View as a table',
  item: 'Item',
  lowest: 'lowest',
  highest: 'highest',
  at: 'at',
  to: 'to',
  from: 'From',
  until: 'To',
  marked: 'Marked',
  comma: ', ',
  semicolon: '; ',
};

const ARABIC: Words = {
  kinds: {
    bar: 'رسم بالأعمدة',
    line: 'رسم خطي',
    area: 'رسم بالمساحات',
    dots: 'رسم بالنقاط',
    steps: 'رسم بالدرجات',
  },
  table: 'الأرقام في جدول',
  item: 'البيان',
  lowest: 'الأدنى',
  highest: 'الأعلى',
  at: 'عند',
  to: 'إلى',
  from: 'من',
  until: 'إلى',
  marked: 'معلَّم',
  comma: '، و',
  semicolon: '؛ ',
};

export const isArabic = ({ title, series }: Chart) =>
  textLanguage([title, ...series.map(({ name }) => name)].join(' ')).lang === 'ar';

/** The words around the numbers are in the language of the chart. */
export const wordsOf = (chart: Chart) => (isArabic(chart) ? ARABIC : ENGLISH);

/** Numbers on the scale have the digits of those that were typed. */
export function chartLocale(chart: Chart): string {
  const digits = chart.hasArabicDigits ? 'arab' : 'latn';
  return `${isArabic(chart) ? 'ar' : 'en-US'}-u-nu-${digits}`;
}
