import { cva, type VariantProps } from 'class-variance-authority';
import { Info, TriangleAlert } from 'lucide';
import { Icon } from './icon';
import type { ComponentProps, ReactNode } from 'react';

const alertVariants = cva('flex flex-wrap items-center gap-3 cut-1 px-4 py-3', {
  variants: {
    tone: {
      danger: 'bg-danger-soft text-danger',
      warning: 'bg-warning-soft text-warning',
      info: 'bg-info-soft text-info',
    },
  },
});

interface AlertProps extends ComponentProps<'div'>, VariantProps<typeof alertVariants> {
  /** A button that helps, such as Retry. */
  action?: ReactNode;
}

/** A message inside the page; screen readers announce the tone `danger`. */
export function Alert({ tone = 'danger', className, action, children, ...props }: AlertProps) {
  const icon = tone === 'info' ? Info : TriangleAlert;
  return (
    <div
      role={tone === 'danger' ? 'alert' : undefined}
      {...props}
      className={alertVariants({ tone, className })}
    >
      <div className="flex min-w-48 flex-1 gap-3">
        <Icon of={icon} />
        <div className="min-w-0 wrap-anywhere">{children}</div>
      </div>
      {action}
    </div>
  );
}
