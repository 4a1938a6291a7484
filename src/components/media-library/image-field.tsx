import { TextField } from '../ui/field';
import { ChoosePicture } from './choose-picture';

interface ImageFieldProps {
  id: string;
  label: string;
  value: string;
  error: string | undefined;
  onChange: (url: string, alt?: string) => void;
}

/** The address of an image, typed or chosen from the library. */
export function ImageField({ id, label, value, error, onChange }: ImageFieldProps) {
  return (
    <div className="grid gap-3">
      <TextField
        id={id}
        label={label}
        value={value}
        error={error}
        dir="ltr"
        onChange={(event) => onChange(event.target.value)}
      />
      {value.startsWith('/media/') && (
        <img src={`${value}?w=320`} alt="" className="max-h-40 w-fit border border-line" />
      )}
      <ChoosePicture look="button" onPick={({ url, alt }) => onChange(url, alt)} />
    </div>
  );
}
