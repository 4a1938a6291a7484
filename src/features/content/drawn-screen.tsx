import { cx } from 'class-variance-authority';
import { Check } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '../../components/ui/icon';
import { textLanguage } from '../../lib/text-language';
import type { Drawing, ScreenRows } from './drawings.types';

const FRAMES: Record<Drawing['look'], string> = {
  sheet: 'cut-2',
  paper: 'cut-end',
  screen: 'cut-2',
  phone:
    'max-w-[20em] cut-end border-2 border-[light-dark(var(--color-text),var(--color-line-strong))]',
};

interface DrawnScreenProps {
  drawing: ScreenRows;
  className?: string;
  /** As high as its place, with as many rows as are whole in it. */
  isCropped?: boolean;
}

/** A screen or sheet that is drawn from its rows. All sizes follow the size of its text. */
export function DrawnScreen({ drawing, className, isCropped = false }: DrawnScreenProps) {
  const { look, title, corner, columns, rows, foot } = drawing;
  return (
    <span
      className={cx(
        'flex flex-col overflow-clip border border-text tabular-nums',
        isCropped && 'h-full',
        FRAMES[look],
        className,
      )}
    >
      <span className="flex items-baseline justify-between gap-[1em] border-b border-text px-[1em] py-[0.8em]">
        <b className="font-strong">{title}</b>
        {corner && <Note text={corner} />}
      </span>
      <Rows isCropped={isCropped}>
        {rows.map((cells, row) => (
          <span
            key={row}
            className="grid w-full grow items-center border-b border-line px-[1em]"
            style={{ gridTemplateColumns: columns }}
          >
            {cells.map((cell, index) => (
              <span
                key={index}
                className={cx(
                  'min-w-0 py-[0.8em] not-first:ps-[0.8em]',
                  look === 'sheet' && 'h-full border-line not-first:border-s',
                )}
              >
                {cell.split('\n').map((line, place) => (
                  <Line key={place} line={line} />
                ))}
              </span>
            ))}
          </span>
        ))}
        {foot && (
          <span className="block w-full px-[1em] py-[0.8em]">
            <Note text={foot} />
          </span>
        )}
      </Rows>
    </span>
  );
}

/** In a cropped screen, rows that do not fit wrap into a second column, out of sight. */
const Rows = ({ isCropped, children }: { isCropped: boolean; children: ReactNode }) => (
  <span
    className={
      isCropped
        ? 'flex min-h-0 grow basis-0 flex-col flex-wrap'
        : 'flex grow flex-col *:last:border-b-0'
    }
  >
    {children}
  </span>
);

const Note = ({ text }: { text: string }) => (
  <bdi {...textLanguage(text)} className="text-[0.93em] text-muted">
    {text}
  </bdi>
);

/** Parts are separated by ` | `; the first character of each says how it is drawn. */
const Line = ({ line }: { line: string }) => (
  <span
    className={cx(
      'flex flex-wrap items-center gap-x-[0.5em] gap-y-[0.3em]',
      // Buttons and fields keep off the words above them.
      /^[[_]/.test(line) && 'not-first:mt-[0.4em]',
    )}
  >
    {line.split(' | ').map((part, index) => (
      <Part key={index} sign={part.slice(0, 1)} text={part.slice(1)} />
    ))}
  </span>
);

function Part({ sign, text }: { sign: string; text: string }) {
  // A figure with its unit keeps its order in an Arabic drawing too.
  const shown = <bdi {...textLanguage(text)}>{text}</bdi>;
  const width = { inlineSize: `${text}%` };
  switch (sign) {
    case '=':
      return <span className="my-[0.25em] h-[0.65em] bg-line" style={width} />;
    case '%':
      return <span className="my-[0.25em] h-[0.65em] bg-accent" style={width} />;
    case '~':
      return <s className="text-muted decoration-accent decoration-2">{shown}</s>;
    case '!':
      return <b className="font-strong text-accent">{shown}</b>;
    case '.':
      return <Note text={text} />;
    case '#':
      return <b className="text-[1.75em] leading-tight font-strong">{shown}</b>;
    case '[':
      return (
        <span
          data-key=""
          className="cut-1 border border-action bg-action-soft px-[0.8em] py-[0.4em] text-[0.93em] font-strong text-action"
        >
          {text || <Icon of={Check} className="mx-[0.25em] block size-[1.2em]" />}
        </span>
      );
    case '_':
      return (
        <span className="min-h-[2.1em] min-w-[3.75em] cut-1 border border-text px-[0.8em] py-[0.4em] text-[0.93em]">
          {shown}
        </span>
      );
    default:
      return <span>{shown}</span>;
  }
}
