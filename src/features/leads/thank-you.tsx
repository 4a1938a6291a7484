import type { RefObject } from 'react';
import { Button } from '../../components/ui/button';

interface ThankYouProps {
  headingRef: RefObject<HTMLHeadingElement | null>;
  onAgain: () => void;
}

/** Replaces the form after an inquiry was stored. */
export function ThankYou({ headingRef, onAgain }: ThankYouProps) {
  return (
    <div className="grid content-center justify-items-start gap-4 cut-end bg-sand p-8 md:p-12">
      <h3 ref={headingRef} tabIndex={-1} className="text-h2 outline-none">
        Thank you!
      </h3>
      <p className="text-lead text-muted">
        Your message has arrived. We&apos;ll get back to you within 24 hours.
      </p>
      {/* A form, so that the button works without JavaScript too. */}
      <form
        action="/contact"
        onSubmit={(event) => {
          event.preventDefault();
          onAgain();
        }}
      >
        <Button type="submit" variant="outline">
          Send Another Message
        </Button>
      </form>
    </div>
  );
}
