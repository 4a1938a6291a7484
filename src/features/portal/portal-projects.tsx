import { cx } from 'class-variance-authority';
import { Badge, type Tone } from '../../components/ui/badge';
import { ProgressBar } from '../../components/ui/progress-bar';
import { fill } from '../../lib/fill';
import { Diamond } from './diamond';
import { portalCopy } from './portal.copy';
import type { Portal } from './portal-page';
import type { PortalTimes } from './portal-times';

type Project = Portal['projects'][number];

const TONES: Record<Project['status'] | 'waiting', Tone> = {
  planning: 'neutral',
  'in-progress': 'success',
  completed: 'success',
  'on-hold': 'accent',
  waiting: 'warning',
};

interface PortalProjectsProps {
  projects: Project[];
  times: PortalTimes;
}

export function PortalProjects({ projects, times }: PortalProjectsProps) {
  const { projects: copy } = portalCopy.useCopy();
  return (
    <section aria-labelledby="projects" className="wrap py-[clamp(2rem,4vw,3.5rem)]">
      <h2 id="projects" className="mb-5 text-h3">
        {copy.title}
      </h2>
      {projects.length === 0 ? (
        <p className="text-muted">{copy.none}</p>
      ) : (
        <div className="border-t border-text">
          {projects.map((project) => (
            <ProjectItem key={project.id} project={project} times={times} />
          ))}
        </div>
      )}
    </section>
  );
}

function ProjectItem({ project, times }: { project: Project; times: PortalTimes }) {
  const { projects: copy } = portalCopy.useCopy();
  const { title, description, progress, milestones, next, startDate, endDate } = project;
  const state = project.isWaiting ? 'waiting' : project.status;
  const days = {
    from: startDate ? times.day(startDate) : '',
    until: endDate ? times.day(endDate) : '',
  };
  const span = startDate && endDate ? copy.span : startDate ? copy.from : endDate ? copy.until : '';
  return (
    <article className="grid break-inside-avoid gap-x-16 gap-y-5 border-b border-line pt-7 pb-8 nav:grid-cols-[minmax(0,1fr)_minmax(0,1.5fr)]">
      <div className="min-w-0">
        <Badge tone={TONES[state]}>
          <Diamond className="size-2.5 fill-current" />
          {copy.statuses[state]}
        </Badge>
        <h3 dir="auto" className="mt-2.5 mb-1.5 text-as-parent text-h3 wrap-anywhere">
          {title}
        </h3>
        {description && (
          <p dir="auto" className="text-as-parent wrap-anywhere whitespace-pre-line text-muted">
            {description}
          </p>
        )}
        {next && project.status !== 'completed' && (
          <p className="mt-3 wrap-anywhere">
            <b className="font-strong">{copy.next}</b> <bdi>{next.title}</bdi>{' '}
            {next.dueDate && (
              <span className="whitespace-nowrap text-muted">
                ({fill(copy.due, { day: times.day(next.dueDate) })})
              </span>
            )}
          </p>
        )}
      </div>
      <div className="min-w-0">
        <p className="mb-2 flex flex-wrap justify-between gap-x-6 gap-y-1 text-ui">
          <span>
            <b className="font-strong tabular-nums">{progress}%</b> {copy.done}
          </span>
          {span && <span>{fill(span, days)}</span>}
        </p>
        <ProgressBar
          label={fill(copy.progress, { title })}
          percent={progress}
          className="mb-5 h-1.5 print:border print:border-line-strong"
        />
        {milestones.length > 0 && <Way milestones={milestones} next={next} times={times} />}
      </div>
    </article>
  );
}

interface WayProps {
  milestones: Project['milestones'];
  next: Project['next'];
  times: PortalTimes;
}

/** More do not fit side by side. */
const MAX_IN_A_ROW = 6;

/** The milestones as a path, side by side where there is room. */
function Way({ milestones, next, times }: WayProps) {
  const { projects: copy } = portalCopy.useCopy();
  const isRow = milestones.length <= MAX_IN_A_ROW;
  return (
    <ol
      className={cx('relative grid gap-y-3', isRow && 'sm:grid-cols-(--columns)')}
      style={{ '--columns': `repeat(${milestones.length},minmax(0,1fr))` } as object}
    >
      {milestones.map(({ id, title, dueDate, isDone }) => {
        const isNext = id === next?.id;
        return (
          <li
            key={id}
            className={cx(
              'relative ps-8 text-small leading-snug text-muted',
              isRow && [
                'sm:ps-0 sm:pe-3 sm:pt-7.5',
                'sm:before:absolute sm:before:inset-x-0 sm:before:top-2 sm:before:border-t-2 sm:last:before:hidden',
                isDone
                  ? 'sm:before:border-action'
                  : 'sm:before:border-dashed sm:before:border-line-strong',
              ],
            )}
          >
            <Diamond
              className={cx(
                'absolute start-0 top-0 size-5 stroke-2',
                isDone
                  ? 'fill-action stroke-action'
                  : isNext
                    ? 'fill-saffron stroke-accent'
                    : 'fill-ground stroke-line-strong',
              )}
            />
            <b dir="auto" className="block text-as-parent font-strong wrap-anywhere text-text">
              {title}
            </b>
            {dueDate && times.day(dueDate)}
            <span className="sr-only">
              {', '}
              {isDone ? copy.milestoneDone : isNext ? copy.milestoneNext : copy.milestoneLater}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
