import type { Calculation } from '../../../../server/features/content/figures/calculation.schema';
import {
  formatResult,
  parseFormula,
  type Values,
} from '../../../../server/features/content/figures/formula.schema';
import { typedNumber } from './typed-number';
import './controls.css';

type Shown = Pick<Calculation, 'inputs' | 'results'> & { locale: string };

/** Screen readers get the results that changed, once the control has rested. */
const REST_MS = 600;
/** A typed number may be so many times as large as the largest of the control, but no more than all. */
const BEYOND = 10;
const PERCENT = /percent|في المئة/i;

/** Which numbers a field takes, and what to do about another one. */
const hintsOf = (locale: string, from: number, most: number) => {
  const [least, largest] = [from, most].map((number) => number.toLocaleString(locale));
  return locale.startsWith('ar')
    ? {
        slider: 'شريط',
        range: `من ${least} إلى ${largest}`,
        fault: `أدخلوا رقمًا من ${least} إلى ${largest}. النتائج بحسب الرقم السابق.`,
      }
    : {
        slider: 'slider',
        range: `From ${least} to ${largest}`,
        fault: `Enter a number from ${least} to ${largest}. The results are for the one before.`,
      };
};

/** Gives each calculation on the page a control for every input, and its results at once. */
export function addControls(): void {
  const figures = document.querySelectorAll<HTMLElement>('[data-calculation]');
  for (const [index, figure] of figures.entries()) {
    const { inputs, results, locale } = JSON.parse(figure.dataset.calculation ?? '') as Shown;
    // React draws the figure again when one comes back to the article.
    figure.removeAttribute('data-calculation');
    const values: Values = {};
    const outputs = results.map(({ label, formula }) => {
      const output = element('dd', '');
      const run = parseFormula(
        formula,
        inputs.map(({ name }) => name),
      );
      let said = '';
      const show = () => {
        output.textContent = formatResult(run(values), locale);
      };
      /** Nothing if it is as it was when it was read last. */
      const read = () => {
        if (said === output.textContent) return [];
        said = output.textContent;
        return `${label}: ${said}`;
      };
      return { show, read, row: element('div', 'fx-result', element('dt', '', label), output) };
    });
    const status = Object.assign(element('p', 'fx-sr'), { role: 'status' });
    let reading: number | undefined;
    const readSoon = (fault: string) => {
      clearTimeout(reading);
      reading = window.setTimeout(() => {
        status.textContent = fault || outputs.flatMap((output) => output.read()).join('. ');
      }, REST_MS);
    };
    const controls = inputs.map(({ name, label, from, to, step, start }) => {
      const id = `control-${index}-${name}`;
      const most = PERCENT.test(label) ? Math.max(to, 100) : to * BEYOND;
      const hints = hintsOf(locale, from, most);
      const control = element('input', '');
      // The range first: a start outside of the default one would be moved into it.
      const bounds = { min: `${from}`, max: `${to}`, step: `${step}`, value: `${start}` };
      // Voice control needs another name than that of the field.
      const ariaLabel = `${label} (${hints.slider})`;
      Object.assign(control, { type: 'range' }, bounds, { ariaLabel });
      const exact = Object.assign(element('input', 'fx-exact'), { id, value: `${start}` });
      exact.inputMode = 'decimal';
      const words = Object.assign(element('label', '', element('span', '', label)), {
        htmlFor: id,
      });
      const hint = Object.assign(element('p', 'fx-hint'), { id: `${id}-hint` });
      exact.setAttribute('aria-describedby', hint.id);
      const setFault = (isFaulty: boolean) => {
        exact.ariaInvalid = `${isFaulty}`;
        hint.textContent = isFaulty ? hints.fault : hints.range;
      };
      setFault(false);
      const take = (value: number, other: HTMLInputElement) => {
        const isValid = value >= from && value <= most;
        setFault(!isValid);
        readSoon(isValid ? '' : `${label}: ${hints.fault}`);
        if (!isValid) return;
        values[name] = value;
        // A larger number was typed. It stays so: a range that shrank would run from the pointer.
        if (value > Number(control.max)) control.max = `${value}`;
        other.value = `${value}`;
        control.ariaValueText = value.toLocaleString(locale);
        for (const { show } of outputs) show();
      };
      control.addEventListener('input', () => {
        take(control.valueAsNumber, exact);
      });
      exact.addEventListener('input', () => {
        take(typedNumber(exact.value), control);
      });
      values[name] = start;
      return element('div', 'fx-input', words, exact, hint, control);
    });
    for (const { show, read } of outputs) {
      show();
      read();
    }
    const rows = outputs.map(({ row }) => row);
    const group = element('div', 'fx-controls', ...controls, element('dl', 'fx-results', ...rows));
    group.role = 'group';
    // What is calculated, and in which unit.
    for (const [part, attribute] of [
      ['title', 'aria-labelledby'],
      ['unit', 'aria-describedby'],
    ] as const) {
      const text = figure.querySelector(`.fx-${part}`);
      if (!text) continue;
      text.id = `${part}-${index}`;
      group.setAttribute(attribute, text.id);
    }
    figure.querySelector('.fx-head')?.after(group, status);
  }
}

function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  className: string,
  ...children: (string | Node)[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  made.className = className;
  made.append(...children);
  return made;
}
