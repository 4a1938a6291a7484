import { Link } from '@tanstack/react-router';
import { Frieze } from '../../components/art/art';
import { buttonClass } from '../../components/button';
import { track } from '../../lib/track';
import { home } from './home.copy';

interface CtaBandProps {
  /** Where the section above is dark already. */
  isLight?: boolean;
}

export function CtaBand({ isLight = false }: CtaBandProps) {
  return (
    <section
      className={`relative overflow-clip ${isLight ? 'bg-sand' : 'band'}`}
      aria-labelledby="cta-heading"
    >
      <Frieze className="absolute inset-x-0 top-0" />
      <div className="wrap grid items-end gap-x-16 gap-y-8 py-[clamp(4rem,7vw,6.5rem)] nav:grid-cols-[1.25fr_1fr]">
        <div>
          <h2 id="cta-heading" className="text-h1">
            {home.ctaHeading}
          </h2>
          <p className="mt-4 text-muted">{home.ctaText}</p>
        </div>
        <div className="flex flex-wrap gap-3.5 nav:justify-end">
          <Link
            to="/contact"
            hash="consultation"
            className={buttonClass('primary', 'large', 'max-nav:w-full')}
            onClick={() => track('click:scheduleConsultation', { section: 'cta-band' })}
          >
            Schedule a Consultation
          </Link>
          <Link
            to="/contact"
            hash="proposal"
            className={buttonClass('line', 'large', 'max-nav:w-full')}
            onClick={() => track('click:requestProposal', { section: 'cta-band' })}
          >
            Request a Proposal
          </Link>
        </div>
      </div>
    </section>
  );
}
