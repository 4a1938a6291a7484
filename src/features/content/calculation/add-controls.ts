import type { Calculation } from '../../../../server/features/content/figures/calculation.schema';
import {
  formatResult,
  parseFormula,
  type Values,
} from '../../../../server/features/content/figures/formula.schema';
import './controls.css';

type Shown = Pick<Calculation, 'inputs' | 'results'> & { locale: string };

/** Screen readers get the results that changed, once the control has rested. */
const REST_MS = 600;

/** Gives each calculation on the page a control for every input, and its results at once. */
export function addControls(): void {
  const figures = document.querySelectorAll<HTMLElement>('[data-calculation]');
  for (const figure of figures) {
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
    const readSoon = () => {
      clearTimeout(reading);
      reading = window.setTimeout(() => {
        status.textContent = outputs.flatMap((output) => output.read()).join('. ');
      }, REST_MS);
    };
    const controls = inputs.map(({ name, label, from, to, step, start }) => {
      const words = element('span', '', label);
      words.ariaHidden = 'true';
      // The range first: a start outside of the default one would be moved into it.
      const bounds = { min: `${from}`, max: `${to}`, step: `${step}`, value: `${start}` };
      const control = Object.assign(element('input', ''), { type: 'range' }, bounds);
      // Whoever knows the number types it, beyond the range too.
      const exact = Object.assign(element('input', 'fx-exact'), bounds, {
        ...{ type: 'number', max: '', step: 'any', inputMode: 'decimal' },
      });
      const take = (source: HTMLInputElement, other: HTMLInputElement) => {
        const typed = source.valueAsNumber;
        const isValid = typed >= from;
        exact.ariaInvalid = `${!isValid}`;
        if (!isValid) return;
        values[name] = typed;
        other.value = source.value;
        control.ariaValueText = typed.toLocaleString(locale);
        for (const { show } of outputs) show();
        readSoon();
      };
      for (const input of [exact, control]) {
        input.ariaLabel = label;
        input.addEventListener('input', () => {
          take(input, input === exact ? control : exact);
        });
      }
      values[name] = start;
      // Who leaves a number that is too small finds the one that counts.
      exact.addEventListener('change', () => {
        exact.value = `${values[name]}`;
        exact.ariaInvalid = 'false';
      });
      return element('div', 'fx-input', words, exact, control);
    });
    for (const { show, read } of outputs) {
      show();
      read();
    }
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
