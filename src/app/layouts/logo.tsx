import { Link } from '@tanstack/react-router';
import { cva } from 'class-variance-authority';
import { Mark } from '../../components/art/art';
import { siteName } from '../../config/site';
import { useLanguage } from '../../hooks/use-language';

const logoVariants = cva(
  [
    'inline-flex min-h-11 items-center gap-3 text-text no-underline',
    'leading-none font-semibold tracking-[-0.03em]',
  ],
  {
    variants: {
      size: { large: 'text-[1.4375rem]', medium: 'text-[1.25rem]', small: 'text-[1.125rem]' },
    },
  },
);

const MARKS = { large: 'size-9', medium: 'size-7.5', small: 'size-7' };

interface LogoProps {
  size?: keyof typeof MARKS;
  className?: string;
}

export function Logo({ size = 'large', className }: LogoProps) {
  return (
    <Link to="/" className={logoVariants({ size, className })}>
      <Mark className={MARKS[size]} />
      <span>{siteName(useLanguage())}</span>
    </Link>
  );
}
