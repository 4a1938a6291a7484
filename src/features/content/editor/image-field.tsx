import { TextField } from '../../../components/field';

interface ImageFieldProps {
  id: string;
  label: string;
  value: string;
  error: string | undefined;
  onChange: (url: string) => void;
  /** An image that is chosen brings its alternative text. */
  onAlt?: ((alt: string) => void) | undefined;
}

/** The address of an image, typed or chosen from the library. */
export function ImageField({ id, label, value, error, onChange }: ImageFieldProps) {
  return (
    <TextField
      id={id}
      label={label}
      value={value}
      error={error}
      dir="ltr"
      help="An image of the media library, or an address that begins with https://"
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
