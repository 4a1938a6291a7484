import type { Calculation } from '../../../../server/features/content/figures/calculation.schema';
import {
  formatResult,
  parseFormula,
  type Values,
} from '../../../../server/features/content/figures/formula.schema';
import './controls.css';

type Shown = Pick<Calculation, 'inputs' | 'results'> & { locale: string };

/** Screen readers get the results once the control has rested. */
const REST_MS = 600;

/** Gives each calculation on the page a control for every input, and its results at once. */
export function addControls(): void {
  const figures = document.querySelectorAll<HTMLElement>('[data-calculation]');
  for (const [index, figure] of figures.entries()) {
    const { inputs, results, locale } = JSON.parse(figure.dataset.calculation ?? '') as Shown;
    // React draws the figure again when one comes back to the article.
    figure.removeAttribute('data-calculation');
    const values: Values = {};
    const unit = figure.querySelector('.fx-unit');
    if (unit) unit.id = `unit-${index}`;
    const outputs = results.map(({ label, formula }) => {
      const output = element('dd', '');
      const run = parseFormula(
        formula,
        inputs.map(({ name }) => name),
      );
      const show = () => {
        output.textContent = formatResult(run(values), locale);
      };
      const read = () => `${label}: ${output.textContent}`;
      return { show, read, row: element('div', 'fx-result', element('dt', '', label), output) };
    });
    const status = Object.assign(element('p', 'fx-sr'), { role: 'status' });
    let reading: number | undefined;
    const readSoon = () => {
      clearTimeout(reading);
      reading = window.setTimeout(() => {
        status.textContent = outputs.map((output) => output.read()).join('. ');
      }, REST_MS);
    };
    const controls = inputs.map(({ name, label, from, to, step, start }) => {
      const value = element('b', '');
      const words = element('span', '', label);
      const control = Object.assign(element('input', ''), { type: 'range' });
      // The range first: a start outside of the default one would be moved into it.
      Object.assign(control, { min: `${from}`, max: `${to}`, step: `${step}`, value: `${start}` });
      const read = () => {
        values[name] = control.valueAsNumber;
        value.textContent = control.valueAsNumber.toLocaleString(locale);
        control.setAttribute('aria-valuetext', value.textContent);
      };
      control.setAttribute('aria-label', label);
      if (unit) control.setAttribute('aria-describedby', unit.id);
      control.addEventListener('input', () => {
        read();
        for (const { show } of outputs) show();
        readSoon();
      });
      read();
      return element('label', 'fx-input', words, value, control);
    });
    for (const { show } of outputs) show();
    const rows = outputs.map(({ row }) => row);
    figure
      .querySelector('.fx-head')
      ?.after(
        element('div', 'fx-controls', ...controls, element('dl', 'fx-results', ...rows), status),
      );
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
