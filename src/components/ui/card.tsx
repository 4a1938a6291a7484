import { cva, type VariantProps } from 'class-variance-authority';
import { type ComponentProps, type ReactNode, useId } from 'react';

const cardVariants = cva('min-w-0', {
  variants: {
    /** A border or a background colour, never both. */
    tone: { surface: 'border border-line bg-surface', sand: 'bg-sand' },
    padding: { medium: 'px-5 py-4 max-xs:px-4', large: 'p-8 md:p-12' },
    /** Cuts the bottom end corner. */
    isCut: { true: 'cut-end' },
  },
  defaultVariants: { tone: 'surface', padding: 'medium' },
});

type CardProps = ComponentProps<'div'> & VariantProps<typeof cardVariants>;

export function Card({ tone, padding, isCut, className, ...props }: CardProps) {
  return <div {...props} className={cardVariants({ tone, padding, isCut, className })} />;
}

interface SectionCardProps extends Omit<CardProps, 'title'> {
  title: ReactNode;
  /** Beside the title. */
  aside?: ReactNode;
}

/** A card that is a section with a heading. */
export function SectionCard({ title, aside, children, ...props }: SectionCardProps) {
  const id = useId();
  const { tone, padding, isCut, className, ...rest } = props;
  return (
    <section
      aria-labelledby={id}
      {...rest}
      className={cardVariants({ tone, padding, isCut, className })}
    >
      <div className="mb-2 flex min-h-11 flex-wrap items-center justify-between gap-x-5 gap-y-1">
        <h2 id={id} className="flex items-center gap-2.5 text-body leading-snug font-strong">
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  );
}
