import { Link, useRouter } from '@tanstack/react-router';
import {
  type RefObject,
  type SubmitEvent,
  useEffect,
  useId,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import type { SubmitLeadInput } from '../../../server/features/leads/submit-lead.schema';
import { INTEREST_LABELS, INTERESTS } from '../../../db/enums';
import { buttonClass } from '../../components/button';
import { SelectField, TextArea, TextField } from '../../components/field';
import { checkLead } from './check-lead';
import type { ContactFormState } from './contact-form-state';
import { type FieldErrors, toFieldErrors, useSubmitLead } from './use-submit-lead';

/** Browsers take `a@b` for an address; the server does not. */
const WITH_DOMAIN = '.+@.+\\..+';

interface ContactFormProps {
  /** As a plain post left it; null for a blank form. */
  refused?: ContactFormState | null;
  /** A plain post went through: begin with the thank-you panel. */
  isSent?: boolean;
}

/**
 * A plain form that posts to /contact, which is all it needs. Once hydrated it checks, sends and
 * answers without leaving the page.
 */
export function ContactForm({ refused = null, isSent: wasSent = false }: ContactFormProps) {
  const id = useId();
  const router = useRouter();
  const form = useRef<HTMLFormElement>(null);
  const panel = useRef<HTMLHeadingElement>(null);
  const [errors, setErrors] = useState<FieldErrors>(toFieldErrors(refused?.errors ?? []));
  const isHydrated = useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
  const [isThanking, setIsThanking] = useState(wasSent);
  const shouldFocusName = useRef(false);
  const { submit, isSending, isSent, reset } = useSubmitLead(refuse);
  const isDone = isThanking || isSent;

  useEffect(() => {
    if (isSent) panel.current?.focus();
  }, [isSent]);
  useEffect(() => {
    if (isDone || !shouldFocusName.current) return;
    shouldFocusName.current = false;
    control(form.current, 'name')?.focus();
  }, [isDone]);

  if (isDone) {
    return (
      <ThankYou
        headingRef={panel}
        onAgain={() => {
          shouldFocusName.current = true;
          setErrors({});
          setIsThanking(false);
          reset();
          if (wasSent) void router.navigate({ to: '/contact', replace: true });
        }}
      />
    );
  }

  function refuse(refusal: FieldErrors) {
    setErrors(refusal);
    focusFirst(form.current, refusal);
  }

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending) return;
    const found = toFieldErrors(checkLead(event.currentTarget));
    refuse(found);
    if (Object.keys(found).length > 0) return;
    submit(read(event.currentTarget));
  }

  const field = (name: string) => ({
    id: `${id}-${name}`,
    name,
    error: errors[name],
    defaultValue: refused?.values[name],
  });

  return (
    <form
      ref={form}
      action="/contact"
      method="post"
      noValidate={isHydrated}
      onSubmit={handleSubmit}
      className="grid gap-6 md:grid-cols-2"
    >
      {refused?.errors.length === 0 && (
        <p role="alert" className="bg-danger-soft p-4 text-danger md:col-span-2">
          {refused.detail}
        </p>
      )}
      <TextField {...field('name')} label="Name *" autoComplete="name" required dir="auto" />
      <TextField
        {...field('email')}
        label="Email *"
        type="email"
        pattern={WITH_DOMAIN}
        autoComplete="email"
        required
      />
      <TextField {...field('company')} label="Company" autoComplete="organization" dir="auto" />
      <TextField {...field('phone')} label="Phone" type="tel" autoComplete="tel" />
      <SelectField {...field('interest')} label="Interest" className="md:col-span-2">
        <option value="">Choose one</option>
        {INTERESTS.map((interest) => (
          <option key={interest} value={interest}>
            {INTEREST_LABELS[interest]}
          </option>
        ))}
      </SelectField>
      <TextArea
        {...field('message')}
        label="Message *"
        required
        dir="auto"
        className="md:col-span-2"
      />
      <div hidden>
        <label htmlFor={`${id}-fax`}>Leave this empty</label>
        <input id={`${id}-fax`} type="text" name="faxNumber" tabIndex={-1} autoComplete="off" />
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3 md:col-span-2">
        <button type="submit" disabled={isSending} className={buttonClass()}>
          {isSending ? 'Sending...' : 'Send Message'}
        </button>
        <p className="text-small text-muted">
          Your details stay with us. See the{' '}
          <Link to="/privacy" className="underline underline-offset-2">
            privacy policy
          </Link>
          .
        </p>
      </div>
    </form>
  );
}

interface ThankYouProps {
  headingRef: RefObject<HTMLHeadingElement | null>;
  onAgain: () => void;
}

function ThankYou({ headingRef, onAgain }: ThankYouProps) {
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
        <button type="submit" className={buttonClass('line', 'small')}>
          Send Another Message
        </button>
      </form>
    </div>
  );
}

/** Every field under its name, as a plain post sends it. */
function read(form: HTMLFormElement): SubmitLeadInput {
  const values = Object.fromEntries(new FormData(form)) as unknown as SubmitLeadInput;
  return { ...values, interest: values.interest || null };
}

function control(form: HTMLFormElement | null, name: string): HTMLElement | null {
  const found = form?.elements.namedItem(name);
  return found instanceof HTMLElement ? found : null;
}

/** The first in the order of the form, not in that of the messages. */
function focusFirst(form: HTMLFormElement | null, errors: FieldErrors): void {
  const named = Array.from(form?.elements ?? []).find(
    (element) => errors[element.getAttribute('name') ?? ''],
  );
  if (named instanceof HTMLElement) named.focus();
}
