import { cx } from 'class-variance-authority';
import { Check } from 'lucide';
import { Icon } from '../../components/ui/icon';
import type { Drawing } from './drawings.types';

const FRAMES: Record<Drawing['look'], string> = {
  sheet: 'cut-2',
  paper: 'cut-end',
  screen: 'cut-2',
  phone: 'mx-auto max-w-[19rem] cut-end border-4',
};

/** A drawn screen or sheet. What it says is in its label, since its rows are read as a picture. */
export function StudyDrawing({ drawing }: { drawing: Drawing }) {
  const { look, label, title, corner, columns, rows, foot, caption, text } = drawing;
  return (
    <figure className="flex break-inside-avoid flex-col">
      <div
        role="img"
        aria-label={label}
        className="flex grow items-center bg-[light-dark(var(--color-surface),var(--color-ground))] p-5 text-ui leading-snug tabular-nums [print-color-adjust:exact] xs:p-8"
      >
        <div className={cx('w-full overflow-clip border border-text', FRAMES[look])}>
          <p className="flex items-baseline justify-between gap-4 border-b border-text px-4 py-3">
            <b className="font-strong">{title}</b>
            {corner && <span className="text-small text-muted">{corner}</span>}
          </p>
          {rows.map((cells, row) => (
            <div
              key={row}
              className="grid items-center border-line px-4 not-last:border-b"
              style={{ gridTemplateColumns: columns }}
            >
              {cells.map((cell, index) => (
                <div
                  key={index}
                  className={cx(
                    'min-w-0 py-3 not-first:ps-3',
                    look === 'sheet' && 'h-full border-line not-first:border-s',
                  )}
                >
                  {cell.split('\n').map((line, place) => (
                    <Line key={place} line={line} />
                  ))}
                </div>
              ))}
            </div>
          ))}
          {foot && <p className="border-t border-line px-4 py-3 text-small text-muted">{foot}</p>}
        </div>
      </div>
      <figcaption className="mt-4 grid gap-1">
        <b className="text-h3 font-medium">{caption}</b>
        <span className="max-w-[30em] text-muted">{text}</span>
      </figcaption>
    </figure>
  );
}

/** Parts are separated by ` | `; the first character of each says how it is drawn. */
const Line = ({ line }: { line: string }) => (
  <p className="flex flex-wrap items-center gap-x-2">
    {line.split(' | ').map((part, index) => (
      <Part key={index} sign={part.slice(0, 1)} text={part.slice(1)} />
    ))}
  </p>
);

function Part({ sign, text }: { sign: string; text: string }) {
  const width = { inlineSize: `${text}%` };
  switch (sign) {
    case '=':
      return <span className="my-1 h-2.5 bg-line" style={width} />;
    case '%':
      return <span className="my-1 h-2.5 bg-accent" style={width} />;
    case '~':
      return <s className="text-muted decoration-accent decoration-2">{text}</s>;
    case '!':
      return <b className="font-strong text-accent">{text}</b>;
    case '.':
      return <span className="text-small text-muted">{text}</span>;
    case '#':
      return <b className="text-title font-strong">{text}</b>;
    case '[':
      return (
        <span className="cut-1 bg-action px-3 py-1.5 text-small font-strong text-on-action">
          {text || <Icon of={Check} className="mx-1 block" />}
        </span>
      );
    case '_':
      return (
        <span className="min-h-8 min-w-14 cut-1 border border-text px-3 py-1.5 text-small">
          {text}
        </span>
      );
    default:
      return <span>{text}</span>;
  }
}
