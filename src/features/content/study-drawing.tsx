import { cx } from 'class-variance-authority';
import { DrawnScreen } from './drawn-screen';
import type { Drawing } from './drawings.types';
import { drawingsOf } from './study-drawings';

interface StudyDrawingProps {
  drawing: Drawing;
  /** Light on a dark band, as a screen is. */
  isOnBand?: boolean;
  /** Before or after. */
  when?: string | undefined;
}

/** A drawn screen or sheet: a picture, so enlarged text grows in it only as far as there is room. Its label says what it says. */
export function StudyDrawing({ drawing, isOnBand = false, when }: StudyDrawingProps) {
  const { label, caption, text } = drawing;
  return (
    <figure
      aria-label={[when, caption].filter(Boolean).join(': ')}
      className="row-span-2 grid break-inside-avoid grid-rows-subgrid gap-y-0"
    >
      <div className={cx('@container grid', !isOnBand && 'later-24/28')}>
        <div
          role="img"
          aria-label={label}
          className={cx(
            'flex leading-snug text-text [print-color-adjust:exact]',
            drawing.look === 'phone' &&
              cx('justify-center py-6', isOnBand ? 'bg-band-raised' : 'bg-sand-strong'),
            isOnBand
              ? 'text-[clamp(13px,2.9cqi,20px)] [color-scheme:light_dark] [--color-line:var(--color-sheet-line)]'
              : 'text-[max(min(var(--text-ui),4.6cqi),2.9cqi)]',
          )}
        >
          <DrawnScreen drawing={drawing} className="w-full bg-surface" />
        </div>
      </div>
      <figcaption className="mt-4 grid content-start gap-1">
        {when && <span className="text-small font-strong text-accent">{when}</span>}
        <b className="text-h3 font-medium">{caption}</b>
        <span className="max-w-[30em] text-muted">{text}</span>
      </figcaption>
    </figure>
  );
}

/** What was built, as the last of the study's drawings shows it. */
export function StudyScreen({ slug }: { slug: string }) {
  const drawing = drawingsOf(slug).at(-1);
  return drawing && <StudyDrawing drawing={drawing} isOnBand />;
}
