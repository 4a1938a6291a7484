import type { ReactNode } from 'react';

export type Tone =
  'neutral' | 'action' | 'accent' | 'success' | 'warning' | 'danger' | 'info' | 'solid';

const TONES: Record<Tone, string> = {
  neutral: 'bg-sand-strong text-muted',
  action: 'bg-action-soft text-action',
  accent: 'bg-accent-soft text-accent',
  success: 'bg-success-soft text-success',
  warning: 'bg-warning-soft text-warning',
  danger: 'bg-danger-soft text-danger',
  info: 'bg-info-soft text-info',
  solid: 'bg-saffron text-ink',
};

export function Badge({ tone = 'neutral', children }: { tone?: Tone; children: ReactNode }) {
  return (
    <span
      className={`inline-flex w-fit items-center gap-1.5 cut-1 px-2.5 py-[0.1875rem] text-micro font-[550] whitespace-nowrap ${TONES[tone]}`}
    >
      {children}
    </span>
  );
}
