import { Link, useRouter } from '@tanstack/react-router';
import { type InputEvent, type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import type { SubmitLeadInput } from '../../../server/features/leads/submit-lead.schema';
import { INTERESTS } from '../../../db/public-enums';
import { Alert } from '../../components/ui/alert';
import { Button } from '../../components/ui/button';
import { SelectField, TextareaField, TextField } from '../../components/ui/field';
import { pathIn } from '../../config/languages';
import type { SolutionId } from '../../config/site';
import { useLanguage } from '../../hooks/use-language';
import { plural } from '../../lib/copy';
import { track } from '../../lib/track';
import { checkLead } from './check-lead';
import { contactFormCopy, serverText } from './contact-form.copy';
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
  /** The solution that the visitor asks about. */
  about?: SolutionId | undefined;
}

/** With a placeholder, an empty field begins on the side of its page. */
const ANY_SCRIPT = { dir: 'auto', placeholder: ' ' } as const;

/** Works as a plain form that posts to /contact; after hydration it submits without leaving the page. */
export function ContactForm({ refused = null, isSent: wasSent = false, about }: ContactFormProps) {
  const copy = contactFormCopy.useCopy();
  const language = useLanguage();
  const id = useId();
  const router = useRouter();
  const { contactEmail } = router.options.context.settings;
  const [before, after] = copy.failed.orByEmail;
  const form = useRef<HTMLFormElement>(null);
  const panel = useRef<HTMLHeadingElement>(null);
  const [errors, setErrors] = useState<FieldErrors>(toFieldErrors(refused?.errors ?? [], copy));
  const [isThanking, setIsThanking] = useState(wasSent);
  const [message, setMessage] = useState('');
  const shouldFocusName = useRef(false);
  const hasBegun = useRef(false);
  const { submit, isSending, isSent, failure, reset } = useSubmitLead(copy, showErrors);
  const isDone = isThanking || isSent;

  useEffect(() => {
    if (isSent) panel.current?.focus();
  }, [isSent]);
  useEffect(() => {
    // Only without scripts the browser checks the fields.
    if (form.current) form.current.noValidate = true;
    if (isDone || !shouldFocusName.current) return;
    shouldFocusName.current = false;
    form.current?.querySelector<HTMLElement>('[name=name]')?.focus();
  }, [isDone]);

  if (isDone) {
    return (
      <ThankYou
        message={message}
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

  /** Focuses the first field with an error, in the order of the form, and returns it. */
  function showErrors(fieldErrors: FieldErrors) {
    setErrors(fieldErrors);
    const controls = Array.from(form.current?.elements ?? []) as HTMLInputElement[];
    const first = controls.find(({ name }) => fieldErrors[name]);
    first?.focus();
    return first;
  }

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (showErrors(checkLead(event.currentTarget, copy.required))) return;
    const lead = read(event.currentTarget);
    setMessage(lead.message);
    submit({ ...lead, language });
  }

  /** The first input begins the form. A corrected field loses its error at once. */
  function handleInput({ currentTarget, target }: InputEvent<HTMLFormElement>) {
    if (!hasBegun.current) track('form:contactStart');
    hasBegun.current = true;
    const { name } = target as HTMLInputElement;
    if (!errors[name] || checkLead(currentTarget, copy.required)[name]) return;
    setErrors({ ...errors, [name]: undefined });
  }

  const faults = Object.values(errors).filter(Boolean).length;
  const field = (name: string) => ({
    id: `${id}-${name}`,
    name,
    error: errors[name],
    defaultValue: refused?.values[name],
    // Without script, this is what leads to the form.
    autoFocus: refused?.errors[0]?.path === name,
  });

  return (
    <form
      ref={form}
      action={pathIn(language, '/contact')}
      method="post"
      onSubmit={handleSubmit}
      onInput={handleInput}
      // Toasts keep off its end on a phone.
      data-composer=""
      className="grid grid-cols-1 gap-6 md:grid-cols-2 print:hidden"
    >
      <p className="text-small text-muted md:col-span-2">{copy.requiredNote}</p>
      <p role="status" className="sr-only">
        {faults > 0 && plural(language, faults, copy.faults)}
      </p>
      {refused?.errors.length === 0 && (
        // eslint-disable-next-line jsx-a11y/no-autofocus -- the answer to a form that was sent
        <Alert tabIndex={-1} autoFocus className="md:col-span-2">
          {serverText(copy, refused.detail)}
        </Alert>
      )}
      <TextField
        {...field('name')}
        label={copy.name}
        autoComplete="name"
        required
        {...ANY_SCRIPT}
      />
      <TextField
        {...field('email')}
        label={copy.email}
        type="email"
        pattern={WITH_DOMAIN}
        autoComplete="email"
        required
      />
      <TextField
        {...field('company')}
        label={copy.company}
        autoComplete="organization"
        {...ANY_SCRIPT}
      />
      <TextField {...field('phone')} label={copy.phone} type="tel" autoComplete="tel" />
      <SelectField
        {...field('interest')}
        defaultValue={refused?.values.interest ?? interestIn(about)}
        label={copy.interest}
        className="md:col-span-2"
      >
        <option value="">{copy.chooseOne}</option>
        {INTERESTS.map((value) => (
          <option key={value} value={value}>
            {copy.interests[value]}
          </option>
        ))}
      </SelectField>
      <TextareaField
        {...field('message')}
        label={copy.message}
        required
        {...ANY_SCRIPT}
        className="md:col-span-2"
      />
      <div hidden>
        <label htmlFor={`${id}-fax`}>{copy.honeypot}</label>
        <input id={`${id}-fax`} type="text" name="faxNumber" tabIndex={-1} autoComplete="off" />
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3 md:col-span-2">
        <Button type="submit" size="large" isInactive={isSending}>
          {isSending ? copy.sending : copy.send}
        </Button>
        <p className="min-w-0 text-small text-muted">
          {copy.privacy[0]}
          <Link to="/privacy" className="underline underline-offset-2">
            {copy.privacy[1]}
          </Link>
          {copy.privacy[2]}
        </p>
      </div>
      {failure && (
        // The toast is read out already.
        <Alert role={undefined} className="md:col-span-2">
          <b className="block">{copy.failed.title}</b>
          {failure} {before}
          <a href={`mailto:${contactEmail}`} className="underline underline-offset-4">
            {contactEmail}
          </a>
          {after}
        </Alert>
      )}
    </form>
  );
}

/** Two of the solutions have no interest of their own. */
const interestIn = (about: SolutionId | undefined) =>
  about && (INTERESTS.find((interest) => interest === about) ?? 'other');

function read(form: HTMLFormElement): Required<Omit<SubmitLeadInput, 'language'>> {
  const data = new FormData(form);
  const text = (name: keyof SubmitLeadInput) => {
    const value = data.get(name);
    return typeof value === 'string' ? value : '';
  };
  return {
    name: text('name'),
    email: text('email'),
    company: text('company'),
    phone: text('phone'),
    interest: INTERESTS.find((value) => value === text('interest')) ?? null,
    message: text('message'),
    faxNumber: text('faxNumber'),
  };
}
