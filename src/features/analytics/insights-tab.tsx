import { CircleCheck, Lightbulb } from 'lucide';
import { Icon } from '../../components/ui/icon';
import { SectionCard } from '../../components/ui/card';
import type { Outputs } from '../../lib/trpc';
import { adviceFor, TIPS } from './advice';

export function InsightsTab({ stats }: { stats: Outputs['analytics']['stats'] | undefined }) {
  return (
    <>
      {stats ? (
        <div className="mb-5 grid gap-5 lg:grid-cols-3">
          {adviceFor(stats).map(({ title, text, isPositive }) => {
            const icon = isPositive ? CircleCheck : Lightbulb;
            return (
              <SectionCard
                key={title}
                isCut
                title={
                  <>
                    <Icon of={icon} className={isPositive ? 'text-success' : 'text-accent'} />
                    {title}
                  </>
                }
              >
                <p className="wrap-anywhere text-muted">{text}</p>
              </SectionCard>
            );
          })}
        </div>
      ) : (
        <p role="status" className="mb-5 cut-end bg-sand p-10 text-center text-muted">
          Analyzing...
        </p>
      )}
      <SectionCard title="Optimization Tips">
        <ul className="grid gap-x-8 gap-y-5 lg:grid-cols-2">
          {TIPS.map(({ title, text }) => (
            <li key={title} className="border-s-3 border-saffron ps-4">
              <h3 className="font-strong">{title}</h3>
              <p className="text-muted">{text}</p>
            </li>
          ))}
        </ul>
      </SectionCard>
    </>
  );
}
