import {
  type KeyboardEvent,
  type MouseEvent,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { useDebounced } from '../../hooks/use-debounced';
import { trpc } from '../../lib/trpc';
import { BareButton } from '../ui/button';
import { toastFailure } from '../ui/toast/toast-failure';
import { useMediaCache } from './media-cache';
import type { Media } from './upload-file';

const STEPS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const MAX_HEIGHT_REM = 14;
const LARGE_STEP = 10;
const SAVED_AFTER_MS = 500;
/** The shapes in which pages crop pictures, as examples. */
const CROPS = ['h-16 w-16 shrink-0', 'h-16 min-w-0 flex-1'];

const inPercent = (value: number) => Math.round(Math.min(100, Math.max(0, value)));

/** The picture, in which a click or the arrow keys choose what stays in view where it is cropped. */
export function FocusPicker({ media }: { media: Media }) {
  const { replace } = useMediaCache();
  const [focus, setFocus] = useState<readonly [number, number]>([media.focalX, media.focalY]);
  const [x, y] = focus;
  const update = trpc.media.update.useMutation({
    onSuccess: replace,
    onError: (error) => toastFailure('Error saving the focus', error),
  });
  const sent = useRef(focus.join());
  function save(chosen: readonly [number, number]) {
    if (sent.current === chosen.join()) return;
    sent.current = chosen.join();
    const [focalX, focalY] = chosen;
    update.mutate({ id: media.id, focalX, focalY });
  }
  // Many presses of a key are one change.
  const settled = useDebounced(focus, SAVED_AFTER_MS);
  const saveSettled = useEffectEvent(() => save(settled));
  useEffect(() => saveSettled(), [settled]);

  function pick({ currentTarget, clientX, clientY, detail }: MouseEvent) {
    // A press of Enter has no place.
    if (detail === 0) return;
    const box = currentTarget.getBoundingClientRect();
    const chosen = [
      inPercent((100 * (clientX - box.left)) / box.width),
      inPercent((100 * (clientY - box.top)) / box.height),
    ] as const;
    setFocus(chosen);
    save(chosen);
  }

  function move(event: KeyboardEvent) {
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    const size = event.shiftKey ? LARGE_STEP : 1;
    setFocus([inPercent(x + size * step[0]), inPercent(y + size * step[1])]);
  }

  const source = `${media.url}?w=640`;
  const ratio = (media.width ?? 1) / (media.height ?? 1);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <BareButton
        aria-label={`Focus: ${x}% from the left, ${y}% from the top`}
        aria-describedby={`focus-help-${media.id}`}
        onClick={pick}
        onKeyDown={move}
        onBlur={() => save(focus)}
        className="relative mx-auto block cursor-crosshair bg-surface"
        style={{ aspectRatio: ratio, width: `min(100%, ${MAX_HEIGHT_REM * ratio}rem)` }}
      >
        <img src={source} alt="" className="size-full" />
        <span
          aria-hidden
          className="pointer-events-none absolute size-5 -translate-1/2 rounded-full border-2 border-surface bg-action/70 outline-2 outline-action"
          style={{ left: `${x}%`, top: `${y}%` }}
        />
      </BareButton>
      <p id={`focus-help-${media.id}`} className="text-small text-muted">
        Click what stays in view where the picture is cropped, or use the arrow keys.
      </p>
      <div aria-hidden className="flex gap-2">
        {CROPS.map((shape) => (
          <div key={shape} className={shape}>
            <img
              src={source}
              alt=""
              className="size-full border border-line object-cover"
              style={{ objectPosition: `${x}% ${y}%` }}
            />
          </div>
        ))}
      </div>
    </div>
  );
}
