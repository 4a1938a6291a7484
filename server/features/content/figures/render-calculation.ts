import { textLanguage } from '../../../../src/lib/text-language';
import { type Calculation, resultsAt } from './calculation.schema';
import { formatResult } from './formula.schema';
import { element, escape, nameAttribute, paragraph } from './html';

const isArabic = ({ title }: Calculation) => textLanguage(title).lang === 'ar';
const localeOf = (calculation: Calculation) => (isArabic(calculation) ? 'ar-u-nu-latn' : 'en-US');

/** Numbers lie below their head, whatever their own direction. */
const cell = (tag: string, direction: string, text: string) =>
  `<${tag}${direction}><bdi>${escape(text)}</bdi></${tag.slice(0, 2)}>`;
const row = (cells: string[]) => `<tr>${cells.join('')}</tr>`;

function tableOf(calculation: Calculation): string {
  const { title, results, table } = calculation;
  const locale = localeOf(calculation);
  const heads = [table.input.label, ...results.map(({ label }) => label)];
  const direction = isArabic(calculation) ? ' dir="rtl"' : '';
  const rows = table.values.map((value) =>
    row([
      cell('th scope="row"', direction, value.toLocaleString(locale)),
      ...resultsAt(calculation, value).map((result) =>
        cell('td', direction, formatResult(result, locale)),
      ),
    ]),
  );
  return (
    `<table>${element('caption', 'class="fx-sr"', title)}` +
    `<thead>${row(heads.map((head) => element('th', 'scope="col"', head)))}</thead>` +
    `<tbody>${rows.join('')}</tbody></table>`
  );
}

/** What the other inputs are in the table. */
function noteOf(calculation: Calculation): string {
  const { inputs, table } = calculation;
  const others = inputs.filter((input) => input !== table.input);
  const locale = localeOf(calculation);
  const texts = others.map(({ label, start }) => `${label}: ${start.toLocaleString(locale)}`);
  if (texts.length === 0) return '';
  return isArabic(calculation)
    ? `في الجدول: ${texts.join('؛ ')}.`
    : `In the table: ${texts.join('; ')}.`;
}

/** A table of worked values. In articles, a script adds controls for `data-calculation`. */
export function drawCalculation(calculation: Calculation): string {
  const { title, unit, source, inputs, results } = calculation;
  const data = JSON.stringify({ inputs, results, locale: localeOf(calculation) });
  return (
    `<figure class="fx fx-calc"${nameAttribute(title)}${isArabic(calculation) ? ' dir="rtl" lang="ar"' : ''} data-calculation="${escape(data)}">` +
    `<div class="fx-head">${paragraph('fx-title', title)}${paragraph('fx-unit', unit)}</div>` +
    `<div class="fx-data"><div class="fx-scroll" tabindex="0" role="region" aria-label="${escape(title)}">${tableOf(calculation)}</div>` +
    `${paragraph('fx-note', noteOf(calculation))}</div>` +
    `${source && element('figcaption', '', source)}</figure>\n`
  );
}

export function plainCalculation(calculation: Calculation): string {
  const notes = [noteOf(calculation), calculation.source].filter(Boolean).join(' ');
  return (
    `<figure><p>${element('strong', '', calculation.title)}</p>${paragraph('fx-unit', calculation.unit)}` +
    `${tableOf(calculation)}${notes && element('figcaption', '', notes)}</figure>\n`
  );
}
