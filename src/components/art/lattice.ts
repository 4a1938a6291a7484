/**
 * Hankin's construction on a tiling of octagons and small squares: two rays leave the middle of each
 * edge at the contact angle, and neighbouring rays meet in a corner of the star. About 20 degrees
 * give octagons, 45 star and cross, 57 to 72 pointed stars, 80 needles.
 */

type Point = readonly [x: number, y: number];

/** In degrees: a constant or, as in the hero, a function of the position. */
type ContactAngle = number | ((x: number) => number);

/** Of a path that draws itself: `src/motion.css`. */
export const DRAWN = { pathLength: 1, 'data-path': '' };

/** The ratio of the octagon's width to the small square's. */
const OCTAGON_TO_SQUARE = Math.SQRT2 + 1;

/** The star in an octagon of the given width, around a centre, as SVG path data. */
export function octagonStar(width: number, centre: Point, angle: ContactAngle): string {
  return toPath(star(8, width / 2, centre, 0, angle));
}

/** The star in the small square between four octagons of the given width. */
export function squareStar(width: number, centre: Point, angle: ContactAngle): string {
  return toPath(star(4, width / OCTAGON_TO_SQUARE / 2, centre, Math.PI / 4, angle));
}

function star(sides: number, apothem: number, centre: Point, turn: number, angle: ContactAngle) {
  const angleAt = typeof angle === 'function' ? angle : () => angle;
  const middles = Array.from({ length: sides }, (_, side) => {
    const direction = turn + (side * 2 * Math.PI) / sides;
    const x = centre[0] + apothem * Math.cos(direction);
    const y = centre[1] + apothem * Math.sin(direction);
    return { x, y, direction };
  });
  const halfEdge = Math.tan(Math.PI / sides);
  return middles.flatMap((from, side): Point[] => {
    const to = middles[(side + 1) % sides] ?? from;
    const contact = (angleAt((from.x + to.x) / 2) * Math.PI) / 180;
    const length = (apothem * halfEdge) / (Math.cos(contact) + Math.sin(contact) * halfEdge);
    const { x, y, direction } = from;
    // The ray turns from along the edge towards the centre by the contact angle.
    const heading = direction + Math.PI / 2 + contact;
    return [
      [x, y],
      [x + length * Math.cos(heading), y + length * Math.sin(heading)],
    ];
  });
}

function toPath([start, ...rest]: Point[]): string {
  if (!start) return '';
  let [x, y] = start.map(round) as [number, number];
  let path = `M${x} ${y}`;
  for (const point of rest) {
    const dx = round(round(point[0]) - x);
    const dy = round(round(point[1]) - y);
    path += `l${dx}${dy < 0 ? '' : ' '}${dy}`;
    x = round(x + dx);
    y = round(y + dy);
  }
  return `${path}z`;
}

const round = (value: number) => Math.round(value * 10) / 10;
