import { Frieze } from '../../components/art/art';
import { ButtonLink } from '../../components/ui/button';
import { fill } from '../../lib/fill';
import { track } from '../../lib/track';
import { type CtaTopic, frameCopy } from '../../config/frame.copy';

interface CtaBandProps {
  topic?: CtaTopic;
  /** Of the author of an article, who is then asked for. */
  name?: string | undefined;
  /** In place of those of the topic. */
  words?: { heading: string; text: string } | undefined;
}

export function CtaBand({ topic = 'process', name = '', words }: CtaBandProps) {
  const { cta: copy } = frameCopy.useCopy();
  const { heading, text } = words ?? copy[name ? 'author' : topic];
  return (
    <section
      className="relative later-24/28 overflow-clip band print:hidden"
      aria-labelledby="cta-heading"
    >
      <Frieze className="absolute inset-x-0 top-0" />
      <div className="wrap grid grid-cols-1 items-end gap-x-16 gap-y-8 py-[clamp(4rem,7vw,6.5rem)] nav:grid-cols-[minmax(0,1fr)_auto]">
        <div>
          <h2 id="cta-heading" className="text-h1">
            {fill(heading, { name })}
          </h2>
          <p className="mt-4 text-muted">{fill(text, { name })}</p>
        </div>
        <div className="grid gap-3.5 xs:grid-cols-2 nav:grid-cols-1 rail:grid-cols-2">
          <ButtonLink
            size="large"
            to="/contact"
            hash="consultation"
            onClick={() => track('click:scheduleConsultation', { section: 'cta-band' })}
          >
            {copy.consultation}
          </ButtonLink>
          <ButtonLink
            variant="outline"
            size="large"
            to="/contact"
            hash="proposal"
            onClick={() => track('click:requestProposal', { section: 'cta-band' })}
          >
            {copy.proposal}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
