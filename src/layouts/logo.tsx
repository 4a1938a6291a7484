import { Link } from '@tanstack/react-router';
import { Mark } from '../components/art/art';
import { site } from '../site';

export function Logo({ className = '' }: { className?: string }) {
  return (
    <Link
      to="/"
      className={`inline-flex min-h-11 items-center gap-3 text-[1.4375rem] leading-none font-semibold tracking-[-0.03em] text-text no-underline ${className}`}
    >
      <Mark className="size-9" />
      {site.name}
    </Link>
  );
}
