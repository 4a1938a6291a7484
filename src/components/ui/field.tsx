import { cx } from 'class-variance-authority';
import { TriangleAlert } from 'lucide';
import { Icon } from './icon';
import type { ComponentProps, ReactNode } from 'react';
import { Input } from './input';
import { Select } from './select';
import { Textarea } from './textarea';

interface FieldProps {
  /** The id of the control, for its label, help and error. */
  id: string;
  label: ReactNode;
  error?: string | undefined;
  help?: ReactNode;
  className?: string;
}

/** A control with its label, help and error message. */
function Field(props: FieldProps & { children: ReactNode }) {
  const { id, label, error, help, className, children } = props;
  return (
    <div className={cx('flex flex-col gap-1.75', className)}>
      <label htmlFor={id} className="text-ui font-strong">
        {label}
      </label>
      {children}
      {help && (
        <p id={`${id}-help`} className="text-small wrap-anywhere text-muted">
          {help}
        </p>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}

/** An error message beside the control that caused it. */
export function FieldError({ className, children, ...props }: ComponentProps<'p'>) {
  return (
    <p
      data-error
      {...props}
      className={cx(
        'flex scroll-mb-28 items-center gap-2 text-small font-medium wrap-anywhere text-danger',
        className,
      )}
    >
      <Icon of={TriangleAlert} className="size-4" />
      {children}
    </p>
  );
}

/** Connects a control to its label and message for assistive technology. */
const controlProps = ({ id, error, help }: Pick<FieldProps, 'id' | 'error' | 'help'>) => ({
  id,
  'aria-invalid': error ? true : undefined,
  // An error is more urgent than the help.
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
      <Input {...rest} {...controlProps(field)} />
    </Field>
  );
}

export function TextareaField(props: Props<'textarea'>) {
  const { field, rest } = split(props);
  return (
    <Field {...field}>
      <Textarea {...rest} {...controlProps(field)} />
    </Field>
  );
}

export function SelectField(props: Props<'select'>) {
  const { field, rest } = split(props);
  return (
    <Field {...field}>
      <Select {...rest} {...controlProps(field)} />
    </Field>
  );
}
