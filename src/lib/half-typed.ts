export const HALF_TYPED = 'Complete the date, or clear it';

/** The date fields of a form of which a part is missing. Browsers give them no value, as if they were empty. */
export const halfTypedIn = (form: HTMLFormElement | null): HTMLInputElement[] =>
  Array.from(form?.elements ?? []).filter(
    (element) => element instanceof HTMLInputElement && element.validity.badInput,
  ) as HTMLInputElement[];
