import type { ReactNode } from 'react';
import { textLanguage } from '../../lib/text-language';

interface PartProps {
  /** Of its heading, for links to it. */
  id?: string;
  title: string;
  /** Below the title. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A heading at the side of its text. */
export function Part({ id, title, aside, children }: PartProps) {
  return (
    <section className="grid grid-cols-1 gap-x-16 gap-y-6 border-line py-[clamp(3rem,6vw,6rem)] not-last:border-b nav:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
      <div className="nav:sticky nav:top-28 nav:self-start">
        <h2 id={id} className="text-h2">
          {title}
        </h2>
        {aside}
      </div>
      <div>{children}</div>
    </section>
  );
}

export function Facts({ facts }: { facts: [term: string, text: string | null][] }) {
  const stated = facts.filter(([, text]) => text);
  return (
    <dl
      className="grid grid-cols-1 border-b border-line max-sm:py-3 sm:grid-cols-2 lg:grid-cols-[repeat(var(--facts),minmax(0,1fr))]"
      style={{ '--facts': stated.length } as React.CSSProperties}
    >
      {stated.map(([term, text]) => (
        <div
          key={term}
          className="border-line py-3 sm:py-6 sm:pe-6 lg:border-s lg:ps-6 lg:first:border-0 lg:first:ps-0"
        >
          <dt className="text-ui text-muted">{term}</dt>
          <dd {...textLanguage(text ?? '')} className="font-strong text-balance">
            {text}
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface JumpsProps {
  label: string;
  /** Places of the page that exist. */
  jumps: (readonly [id: string, text: string])[];
}

/** Links to the parts of a study, which is long on phones. */
export const Jumps = ({ label, jumps }: JumpsProps) => (
  <nav aria-label={label} className="print:hidden">
    <ul className="flex flex-wrap gap-x-6 pt-3 text-ui">
      {jumps.map(([id, text]) => (
        <li key={id}>
          <a href={`#${id}`} className="block py-2 font-medium text-action underline">
            {text}
          </a>
        </li>
      ))}
    </ul>
  </nav>
);
