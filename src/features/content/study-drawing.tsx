import { DrawnScreen } from './drawn-screen';
import type { Drawing } from './drawings.types';

/** A drawn screen or sheet. What it says is in its label, since its rows are read as a picture. */
export function StudyDrawing({ drawing }: { drawing: Drawing }) {
  const { label, caption, text } = drawing;
  return (
    <figure className="flex break-inside-avoid flex-col">
      <div
        role="img"
        aria-label={label}
        className="flex grow items-start bg-[light-dark(var(--color-surface),var(--color-ground))] p-5 text-ui leading-snug [print-color-adjust:exact] xs:p-8"
      >
        <DrawnScreen drawing={drawing} className="w-full" />
      </div>
      <figcaption className="mt-4 grid gap-1">
        <b className="text-h3 font-medium">{caption}</b>
        <span className="max-w-[30em] text-muted">{text}</span>
      </figcaption>
    </figure>
  );
}
