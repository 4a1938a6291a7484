import { cx } from 'class-variance-authority';

interface InitialsProps {
  name: string;
  /** Somebody without access: invited, or removed. */
  isOutlined?: boolean;
  /** The current user, among others. */
  isStrong?: boolean;
}

/** The initials of a person on a small tile; the name itself stands beside it. */
export function Initials({ name, isOutlined = false, isStrong = false }: InitialsProps) {
  return (
    <span
      aria-hidden
      className={cx(
        'grid size-7 shrink-0 place-items-center cut-1 text-micro font-semibold',
        isStrong ? 'bg-text text-ground' : 'text-muted',
        isOutlined && 'border border-dashed border-line-strong',
        !isOutlined && !isStrong && 'bg-sand-strong',
        'in-[.band]:bg-band-raised in-[.band]:text-text',
      )}
    >
      {initialsOf(name)}
    </span>
  );
}

/** The first letters of the first and the last word. */
function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined];
  return letters
    .map((word) => String.fromCodePoint(word?.codePointAt(0) ?? 32).trim())
    .join('')
    .toUpperCase();
}
