import { ChevronDown, TriangleAlert } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';

const CONTROL =
  'cut-1 block w-full min-h-(--control,3.25rem) border-[1.5px] border-line-strong bg-surface px-[0.9375rem] py-2 font-normal text-text focus-visible:rounded-[5px] focus-visible:outline-offset-1 aria-invalid:border-danger aria-invalid:shadow-[inset_0_0_0_1px_var(--color-danger)]';

interface FieldProps {
  /** Of the control; the label and the message hang on it. */
  id: string;
  label: string;
  error?: string | undefined;
  help?: ReactNode;
  className?: string;
}

/** A label over a control, and under it what is wrong with what was typed. */
function Field({
  id,
  label,
  error,
  help,
  className = '',
  children,
}: FieldProps & { children: ReactNode }) {
  return (
    <div className={`flex flex-col gap-[0.4375rem] ${className}`}>
      <label htmlFor={id} className="text-ui font-[550]">
        {label}
      </label>
      {children}
      {help && (
        <p id={`${id}-help`} className="text-small text-muted">
          {help}
        </p>
      )}
      {error && (
        <p
          id={`${id}-error`}
          className="flex items-center gap-2 text-small font-medium text-danger"
        >
          <TriangleAlert aria-hidden className="size-4 shrink-0" />
          {error}
        </p>
      )}
    </div>
  );
}

/** What every control shares: its name to assistive technology, its state, its message. */
const wiring = ({ id, error, help }: FieldProps) => ({
  id,
  'aria-invalid': error ? true : undefined,
  // What is wrong comes before what might help.
  'aria-describedby': error ? `${id}-error` : help ? `${id}-help` : undefined,
});

type Props<Tag extends 'input' | 'select' | 'textarea'> = FieldProps &
  Omit<ComponentProps<Tag>, keyof FieldProps>;

function split<Rest>({ id, label, error, help, className, ...rest }: FieldProps & Rest) {
  return { field: { id, label, error, help, className }, rest };
}

export function TextField(props: Props<'input'>) {
  const { field, rest } = split(props);
  return (
    <Field {...field}>
      <input type="text" {...rest} {...wiring(field)} className={CONTROL} />
    </Field>
  );
}

export function TextArea(props: Props<'textarea'>) {
  const { field, rest } = split(props);
  return (
    <Field {...field}>
      <textarea
        {...rest}
        {...wiring(field)}
        className={`${CONTROL} min-h-34 resize-y leading-normal`}
      />
    </Field>
  );
}

export function SelectField(props: Props<'select'>) {
  const { field, rest } = split(props);
  return (
    <Field {...field}>
      <div className="relative">
        <select {...rest} {...wiring(field)} className={`${CONTROL} appearance-none pe-11`} />
        <ChevronDown
          aria-hidden
          className="pointer-events-none absolute end-[0.9375rem] top-[calc(50%-0.625em)] size-5"
          strokeWidth={1.75}
        />
      </div>
    </Field>
  );
}
