import type { RefObject } from 'react';
import { Button } from '../../components/ui/button';
import { pathIn } from '../../config/languages';
import { useLanguage } from '../../hooks/use-language';
import { contactFormCopy } from './contact-form.copy';

interface ThankYouProps {
  /** What was sent; empty where the page has been loaded since. */
  message: string;
  headingRef: RefObject<HTMLHeadingElement | null>;
  onAgain: () => void;
}

/** Replaces the form after an inquiry was stored. */
export function ThankYou({ message, headingRef, onAgain }: ThankYouProps) {
  const { thanks } = contactFormCopy.useCopy();
  const language = useLanguage();
  return (
    <div
      data-sent
      className="grid content-center justify-items-start gap-4 cut-end bg-sand p-8 md:p-12"
    >
      {/* eslint-disable-next-line jsx-a11y/no-autofocus -- without script, this leads to the panel */}
      <h3 ref={headingRef} tabIndex={-1} autoFocus className="text-h2 outline-none">
        {thanks.heading}
      </h3>
      <p className="text-lead text-muted">{thanks.text}</p>
      {message && (
        <div className="min-w-0 text-base">
          <p className="text-muted">{thanks.sent}</p>
          <p dir="auto" className="wrap-anywhere whitespace-pre-line">
            {message}
          </p>
        </div>
      )}
      <div className="grid gap-2 border-t border-line pt-5 text-base">
        <h4 className="font-strong">{thanks.next.heading}</h4>
        <ol className="grid list-decimal gap-1 ps-5 text-muted">
          {thanks.next.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </div>
      {/* A form, so that the button works without JavaScript too. */}
      <form
        action={pathIn(language, '/contact')}
        onSubmit={(event) => {
          event.preventDefault();
          onAgain();
        }}
      >
        <Button type="submit" variant="outline">
          {thanks.again}
        </Button>
      </form>
    </div>
  );
}
