import type { ReactNode } from 'react';
import { homeCopy } from './home.copy';

/** Contact data beside the form. */
export function HomeContact({ form }: { form: ReactNode }) {
  const copy = homeCopy.useCopy();
  return (
    <section className="wrap grid later-35/77 grid-cols-1 gap-12 section nav:grid-cols-[minmax(0,1fr)_minmax(0,1.5fr)] nav:gap-20">
      <div>
        <h2 className="text-h2">{copy.contactHeading}</h2>
        <p className="mt-4 max-w-[20em] text-muted">{copy.contactIntro}</p>
        <dl className="mt-10 grid gap-5">
          {copy.contactFacts.map(({ term, fact }) => (
            <div key={term} className="term-row border-t border-line pt-5">
              <dt className="text-ui text-muted">{term}</dt>
              <dd>{fact}</dd>
            </div>
          ))}
        </dl>
      </div>
      {form}
    </section>
  );
}
