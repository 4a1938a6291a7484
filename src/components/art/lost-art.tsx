import { angleOf, palette } from './case-art';
import { TileArt } from './tile-art';

/** A path that ends before it reaches a station: the picture of an address that leads nowhere. */
export const LostArt = ({ className }: { className: string }) => (
  <TileArt
    className={`rtl:-scale-x-100 ${className}`}
    drawing={{
      cell: 120,
      angle: angleOf(''),
      shift: 0,
      viewBox: [720, 480],
      fit: 'xMidYMid slice',
      course: {
        path: 'M-120 420L180 420L300 300',
        stations: [],
        lit: [
          [60, 180],
          [540, 300],
          [300, 60],
          [660, 420],
        ],
      },
      palette,
    }}
  >
    <path
      d="M300 300L480 120L540 60L960 60"
      fill="none"
      strokeWidth="4.5"
      strokeDasharray="6 14"
      style={{ stroke: palette.path }}
    />
    <path d="m300 280 20 20-20 20-20-20z" style={{ fill: palette.path }} />
  </TileArt>
);
