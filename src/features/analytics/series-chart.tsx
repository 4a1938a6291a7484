import { useRef, useState } from 'react';
import { useWidth } from '../../hooks/use-width';
import { countOf, formatCount } from '../../lib/numbers';
import { linearScale, linePath } from './scales';
import { isWeekend, labelsOf, type Point, type Series } from './series';

const HEIGHT = 236;
const MARGIN = { top: 26, right: 36, bottom: 28, left: 52 };
const BOTTOM = HEIGHT - MARGIN.bottom;
const TOP = MARGIN.top + 4;
const LABEL_PX = 84;
/** The height of the highest bar, as a share of the chart's height. */
const BAR_SHARE = 0.42;
/** The width of a bar, as a share of the width of its band. */
const BAR_WIDTH = 0.45;

/** Sessions and events are lines on the left scale, conversions are bars on the right scale. */
export function SeriesChart({ series }: { series: Series }) {
  const frame = useRef<HTMLDivElement>(null);
  const width = useWidth(frame);
  return (
    <div ref={frame} style={{ blockSize: HEIGHT }} dir="ltr">
      {width > 0 && <Drawing series={series} width={width} />}
    </div>
  );
}

function Drawing({ series, width }: { series: Series; width: number }) {
  const [pointed, setPointed] = useState<number | null>(null);
  const { points } = series;
  const { short, long } = labelsOf(series);
  const band = (width - MARGIN.left - MARGIN.right) / points.length;
  const left = linearScale(
    Math.max(0, ...points.map(({ events, sessions }) => Math.max(events, sessions))),
    BOTTOM,
    TOP,
  );
  // The bars use only the lower part, so that the lines stay readable.
  const right = linearScale(
    Math.max(0, ...points.map(({ conversions }) => conversions)) / BAR_SHARE,
    BOTTOM,
    TOP,
  );
  const middle = (index: number) => MARGIN.left + band * (index + 0.5);
  const path = (measure: 'events' | 'sessions') =>
    linePath(points.map((point, index) => [middle(index), left.at(point[measure])]));
  const every = Math.max(1, Math.ceil((points.length * LABEL_PX) / (width - MARGIN.left)));
  const isEmpty = points.every(({ events }) => events === 0);
  const shown = pointed === null ? undefined : points[pointed];

  return (
    <svg
      width={width}
      height={HEIGHT}
      role="img"
      aria-label={summaryOf(series)}
      className="block touch-pan-y overflow-visible text-micro tabular-nums"
      onPointerMove={({ nativeEvent: { offsetX } }) => {
        const index = Math.floor((offsetX - MARGIN.left) / band);
        setPointed(Math.min(points.length - 1, Math.max(0, index)));
      }}
      onPointerLeave={() => setPointed(null)}
    >
      {points.map(
        (point, index) =>
          isWeekend(series, point) && (
            <rect
              key={point.start}
              x={middle(index) - band / 2}
              width={band}
              y={MARGIN.top}
              height={BOTTOM - MARGIN.top}
              className="fill-sand-strong"
            />
          ),
      )}
      {left.ticks.map((tick) => (
        <g key={tick} transform={`translate(0 ${left.at(tick)})`}>
          <path d={`M${MARGIN.left} 0H${width - MARGIN.right}`} className="stroke-line" />
          <text x={MARGIN.left - 8} dy="0.32em" textAnchor="end" className="fill-muted">
            {formatCount(tick)}
          </text>
        </g>
      ))}
      {right.ticks.map((tick) => (
        <text
          key={tick}
          x={width - MARGIN.right + 8}
          y={right.at(tick)}
          dy="0.32em"
          className="fill-accent"
        >
          {formatCount(tick)}
        </text>
      ))}
      {points.map((point, index) => {
        const x = middle(index);
        const size = Math.min(12, Math.max(1.5, band * BAR_WIDTH));
        return (
          <g key={point.start}>
            <rect
              x={x - size / 2}
              width={size}
              y={right.at(point.conversions)}
              height={BOTTOM - right.at(point.conversions)}
              className="fill-accent"
            />
            {index % every === 0 && (
              <text
                x={x}
                y={BOTTOM + 18}
                textAnchor={index === 0 ? 'start' : 'middle'}
                className="fill-muted"
              >
                {short(point)}
              </text>
            )}
          </g>
        );
      })}
      <path
        d={path('sessions')}
        className="fill-none stroke-info"
        strokeWidth={1.5}
        strokeDasharray="4 3"
      />
      <path
        d={path('events')}
        className="fill-none stroke-action"
        strokeWidth={2}
        strokeLinejoin="round"
      />
      {isEmpty && (
        <text
          x={width / 2}
          y={(MARGIN.top + BOTTOM) / 2}
          textAnchor="middle"
          className="fill-muted text-ui"
        >
          No events in this period
        </text>
      )}
      {points.length === 1 && points[0] && !isEmpty && (
        // A line of one point is not seen. The larger one shows where both are equal.
        <>
          <circle cx={middle(0)} cy={left.at(points[0].sessions)} r={6} className="fill-info" />
          <circle cx={middle(0)} cy={left.at(points[0].events)} r={4} className="fill-action" />
        </>
      )}
      {shown && pointed !== null && (
        <g pointerEvents="none">
          <path
            d={`M${middle(pointed)} ${MARGIN.top}V${BOTTOM}`}
            className="stroke-muted"
            strokeDasharray="2 3"
          />
          <path
            d="M0-5L5 0L0 5L-5 0Z"
            transform={`translate(${middle(pointed)} ${left.at(shown.events)})`}
            className="fill-action stroke-surface"
          />
          <text
            x={Math.min(width - 4, Math.max(4, middle(pointed)))}
            y={14}
            textAnchor={anchorAt(middle(pointed) / width)}
            className="fill-text font-strong"
          >
            {long(shown)}: {describePoint(shown)}
          </text>
        </g>
      )}
    </svg>
  );
}

function anchorAt(share: number): 'start' | 'middle' | 'end' {
  if (share < 0.3) return 'start';
  return share > 0.7 ? 'end' : 'middle';
}

function describePoint({ sessions, events, conversions }: Point): string {
  return [
    countOf(sessions, 'sessions'),
    countOf(events, 'events'),
    countOf(conversions, 'conversions'),
  ].join(', ');
}

/** The accessible name of the chart; the table below it has the figures. */
function summaryOf(series: Series): string {
  const { points } = series;
  const busiest = points.reduce<Point | undefined>(
    (best, point) => (best && best.events >= point.events ? best : point),
    undefined,
  );
  if (!busiest || busiest.events === 0) return 'Chart: nothing happened in this period.';
  return `Chart. The most events: ${labelsOf(series).long(busiest)}, with ${describePoint(busiest)}.`;
}
