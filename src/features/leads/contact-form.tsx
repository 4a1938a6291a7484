import { Link, useRouter } from '@tanstack/react-router';
import {
  type ComponentProps,
  type InputEvent,
  type SubmitEvent,
  useEffect,
  useId,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import type { SubmitLeadInput } from '../../../server/features/leads/submit-lead.schema';
import { INTEREST_LABELS, INTERESTS } from '../../../db/public-enums';
import { Alert } from '../../components/ui/alert';
import { Button } from '../../components/ui/button';
import { SelectField, TextareaField, TextField } from '../../components/ui/field';
import { track } from '../../lib/track';
import { checkLead } from './check-lead';
import type { ContactFormState } from './contact-form-state';
import { ThankYou } from './thank-you';
import { type FieldErrors, toFieldErrors, useSubmitLead } from './use-submit-lead';

/** Browsers accept `a@b` as an e-mail address; the server does not. */
const WITH_DOMAIN = '.+@.+\\..+';

interface ContactFormProps {
  /** A refused post without JavaScript; null for a blank form. */
  refused?: ContactFormState | null;
  /** A post without JavaScript was accepted, so the form starts with the thank-you panel. */
  isSent?: boolean;
}

/** Works as a plain form that posts to /contact; after hydration it submits without leaving the page. */
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
  const hasBegun = useRef(false);
  const { submit, isSending, isSent, reset } = useSubmitLead(showErrors);
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

  function showErrors(fieldErrors: FieldErrors) {
    setErrors(fieldErrors);
    focusFirst(form.current, fieldErrors);
  }

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const found = toFieldErrors(checkLead(event.currentTarget));
    showErrors(found);
    if (Object.keys(found).length > 0) return;
    submit(read(event.currentTarget));
  }

  /** The first input begins the form. A corrected field loses its error at once. */
  function handleInput({ currentTarget, target }: InputEvent<HTMLFormElement>) {
    if (!hasBegun.current) track('form:contactStart');
    hasBegun.current = true;
    const { name } = target as HTMLInputElement;
    if (!errors[name] || checkLead(currentTarget).some(({ path }) => path === name)) return;
    setErrors({ ...errors, [name]: undefined });
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
      onInput={handleInput}
      className="grid gap-6 md:grid-cols-2"
    >
      {refused?.errors.length === 0 && <Alert className="md:col-span-2">{refused.detail}</Alert>}
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
      <ChoiceField
        {...field('interest')}
        label="Interest"
        labels={INTEREST_LABELS}
        className="md:col-span-2"
      />
      <TextareaField
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
        <Button type="submit" size="large" isInactive={isSending}>
          {isSending ? 'Sending...' : 'Send Message'}
        </Button>
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

interface ChoiceFieldProps extends ComponentProps<typeof SelectField> {
  /** The labels of a closed list, in its order. */
  labels: Record<string, string>;
}

function ChoiceField({ labels, ...props }: ChoiceFieldProps) {
  return (
    <SelectField {...props}>
      <option value="">Choose one</option>
      {Object.entries(labels).map(([value, label]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </SelectField>
  );
}

function read(form: HTMLFormElement): Required<Omit<SubmitLeadInput, 'language'>> {
  const data = new FormData(form);
  const text = (name: keyof SubmitLeadInput) => {
    const value = data.get(name);
    return typeof value === 'string' ? value : '';
  };
  const choice = <Value extends string>(name: keyof SubmitLeadInput, values: readonly Value[]) =>
    values.find((value) => value === text(name)) ?? null;
  return {
    name: text('name'),
    email: text('email'),
    company: text('company'),
    phone: text('phone'),
    interest: choice('interest', INTERESTS),
    message: text('message'),
    faxNumber: text('faxNumber'),
  };
}

function control(form: HTMLFormElement | null, name: string): HTMLElement | null {
  const found = form?.elements.namedItem(name);
  return found instanceof HTMLElement ? found : null;
}

/** Focuses the first field with an error, in the order of the form. */
function focusFirst(form: HTMLFormElement | null, errors: FieldErrors): void {
  const named = Array.from(form?.elements ?? []).find(
    (element) => errors[element.getAttribute('name') ?? ''],
  );
  if (named instanceof HTMLElement) named.focus();
}
