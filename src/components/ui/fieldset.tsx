import type { ReactNode } from 'react';

/** Several controls under one legend. */
export function Fieldset({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 text-ui font-strong">{legend}</legend>
      {children}
    </fieldset>
  );
}
