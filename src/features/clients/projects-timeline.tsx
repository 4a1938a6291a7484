import { cx } from 'class-variance-authority';
import { useState } from 'react';
import { BareButton } from '../../components/ui/button';
import { EmptyNote } from '../../components/ui/empty-state';
import { SkeletonLine } from '../../components/ui/skeleton';
import { useNow } from '../../hooks/use-now';
import { useToday } from '../../hooks/use-today';
import { formatPlainDay } from '../../lib/dates';
import { type Outputs, trpc } from '../../lib/trpc';
import type { ProjectRow } from './clients-figures';
import { spanOf, timelineOf } from './timeline-span';
import type { Project } from './use-clients';

type Drawn = Outputs['milestones']['timeline']['projects'][number];

interface ProjectsTimelineProps {
  rows: ProjectRow[];
  onOpen: (project: Project) => void;
}

/** All open projects over the months, with their milestones. Read when it is opened. */
export function ProjectsTimeline(props: ProjectsTimelineProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details
      className="mb-4 border border-line bg-surface"
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary className="flex min-h-11 cursor-pointer items-center px-4 text-ui font-strong">
        Timeline of all projects
      </summary>
      {isOpen && <Drawing {...props} />}
    </details>
  );
}

function Drawing({ rows, onOpen }: ProjectsTimelineProps) {
  const { data, error } = trpc.milestones.timeline.useQuery(undefined, { staleTime: 0 });
  const now = useNow().getTime();
  if (error) return <p className="p-4 text-small text-danger">Unable to load the timeline.</p>;
  if (!data) return <SkeletonLine className="m-4 w-1/2" />;
  if (data.projects.length === 0) return <EmptyNote>No project is open.</EmptyNote>;
  const { placeOf, months } = timelineOf(data.projects, now);
  const projectsById = new Map(rows.map(({ project }) => [project.id, project]));
  return (
    <div
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolled by keyboard too
      tabIndex={0}
      role="region"
      aria-label="Timeline"
      className="overflow-x-auto px-4 pb-4"
    >
      <div className="relative min-w-[44rem]">
        <div aria-hidden className="ms-48 h-6">
          <div className="relative h-full text-micro text-muted">
            {months.map(({ name, place }) => (
              <span key={name} className="absolute" style={{ insetInlineStart: `${place}%` }}>
                {name}
              </span>
            ))}
          </div>
        </div>
        <ul className="border-t border-line">
          {data.projects.map((project) => {
            const listed = projectsById.get(project.id);
            return (
              <li key={project.id} className="flex min-h-11 items-center border-b border-line">
                <BareButton
                  disabled={!listed}
                  onClick={() => listed && onOpen(listed)}
                  className="w-48 shrink-0 truncate pe-3 text-start text-small font-strong hover:underline"
                >
                  <bdi>{project.title}</bdi>
                </BareButton>
                <Way project={project} placeOf={placeOf} now={now} />
              </li>
            );
          })}
        </ul>
      </div>
    </div>
  );
}

interface WayProps {
  project: Drawn;
  placeOf: (time: number) => number;
  now: number;
}

function Way({ project, placeOf, now }: WayProps) {
  const today = useToday();
  const { from, to } = spanOf(project);
  const start = placeOf(from);
  return (
    <div className="relative h-11 min-w-0 flex-1">
      <span
        aria-hidden
        className="absolute inset-y-0 w-px bg-saffron"
        style={{ insetInlineStart: `${placeOf(now)}%` }}
      />
      <span
        aria-hidden
        className="absolute top-5 h-1 bg-sand-strong"
        style={{
          insetInlineStart: `${start}%`,
          inlineSize: `${Math.max(0.5, placeOf(to) - start)}%`,
        }}
      />
      <ol aria-label={`Milestones of ${project.title}`}>
        {project.milestones.map(({ id, title, dueDate, isDone }) => {
          if (!dueDate) return null;
          const isLate = !isDone && dueDate.slice(0, 10) < today;
          return (
            <li
              key={id}
              data-tooltip={`${title}, ${formatPlainDay(dueDate)}`}
              className={cx(
                'absolute top-4 size-3 -translate-x-1/2 rotate-45 border-2 rtl:translate-x-1/2',
                isDone
                  ? 'border-action bg-action'
                  : isLate
                    ? 'border-danger bg-danger-soft'
                    : 'border-line-strong bg-surface',
              )}
              style={{ insetInlineStart: `${placeOf(Date.parse(dueDate))}%` }}
            >
              <span className="sr-only">
                {title}, {formatPlainDay(dueDate)}
                {isDone ? ', done' : isLate ? ', late' : ''}
              </span>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
