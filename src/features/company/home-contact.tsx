import type { ReactNode } from 'react';
import { home } from './home.copy';

const facts = [
  ['First reply', 'within 24 hours'],
  ['Discovery call', '30 minutes, no charge'],
  ['Where we work', 'Jordan, UAE, Saudi Arabia, Kuwait, Lebanon'],
] as const;

/** Contact data beside the form. */
export function HomeContact({ form }: { form: ReactNode }) {
  return (
    <section className="wrap grid gap-12 section later-35/77 nav:grid-cols-[minmax(0,0.8fr)_minmax(0,1.2fr)] nav:gap-20">
      <div>
        <h2 className="text-h2">{home.contactHeading}</h2>
        <p className="mt-4 max-w-[21.6em] text-muted">{home.contactIntro}</p>
        <dl className="mt-10 grid gap-5">
          {facts.map(([term, fact]) => (
            <div
              key={term}
              className="grid grid-cols-[7.5rem_1fr] gap-4 border-t border-line pt-5 nav:grid-cols-[9rem_1fr]"
            >
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
