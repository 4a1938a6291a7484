type Variant = 'primary' | 'line' | 'text' | 'danger';
type Size = 'large' | 'small' | 'icon';

const BASE =
  'cut-2 inline-flex items-center justify-center gap-2.5 border-[1.5px] font-[550] leading-tight no-underline transition-colors duration-150 ease-out disabled:cursor-not-allowed disabled:border-transparent! disabled:no-underline! disabled:bg-sand-strong! disabled:text-muted! focus-visible:rounded-[8px] forced-colors:border-current';

const VARIANTS: Record<Variant, string> = {
  primary: 'border-transparent bg-action text-on-action hover:bg-action-hover',
  line: 'border-line-strong text-text hover:border-text hover:bg-sand in-[.band]:hover:bg-band-raised',
  text: 'border-transparent text-action hover:text-action-hover hover:underline underline-offset-4',
  danger: 'border-transparent bg-danger text-on-danger hover:opacity-90',
};

const SIZES: Record<Size, string> = {
  large: 'min-h-13 px-6.5 py-2 text-base',
  small: 'min-h-11 px-4 py-1 text-ui',
  icon: 'size-11 shrink-0',
};

/** The look of a button, for buttons and for links alike. */
export function buttonClass(
  variant: Variant = 'primary',
  size: Size = 'large',
  extra = '',
): string {
  return `${BASE} ${VARIANTS[variant]} ${SIZES[size]} ${extra}`;
}
