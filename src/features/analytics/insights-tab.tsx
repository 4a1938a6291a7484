import { CircleCheck, Lightbulb } from 'lucide-react';
import type { Outputs } from '../../lib/trpc';
import { adviceFor, TIPS } from './advice';

export function InsightsTab({ stats }: { stats: Outputs['analytics']['stats'] | undefined }) {
  return (
    <>
      {stats ? (
        <div className="mb-5 grid gap-5 lg:grid-cols-3">
          {adviceFor(stats).map(({ title, text, isGood }) => {
            const Icon = isGood ? CircleCheck : Lightbulb;
            return (
              <section key={title} className="cut-end border border-line bg-surface p-5">
                <h2 className="mb-2 flex items-center gap-2.5 text-[1.0625rem] font-[550]">
                  <Icon
                    aria-hidden
                    strokeWidth={1.75}
                    className={`size-5 shrink-0 ${isGood ? 'text-success' : 'text-accent'}`}
                  />
                  {title}
                </h2>
                <p className="wrap-anywhere text-muted">{text}</p>
              </section>
            );
          })}
        </div>
      ) : (
        <p role="status" className="mb-5 cut-end bg-sand p-10 text-center text-muted">
          Analyzing...
        </p>
      )}
      <section className="border border-line bg-surface p-5">
        <h2 className="mb-4 text-[1.0625rem] font-[550]">Optimization Tips</h2>
        <ul className="grid gap-x-8 gap-y-5 lg:grid-cols-2">
          {TIPS.map(({ title, text }) => (
            <li key={title} className="border-s-[3px] border-saffron ps-4">
              <h3 className="font-[550]">{title}</h3>
              <p className="text-muted">{text}</p>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
