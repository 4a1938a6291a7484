import type { Country } from '../../config/guides';
import { TileArt, type TileDrawing } from './tile-art';

const CELL = 64;
/** The middle of a cell of the lattice. */
const at = (column: number, row: number) => [32 + CELL * column, 32 + CELL * row] as const;

/** Where the firm works, placed as on the plan of a railway. */
const STATIONS = {
  lebanon: { point: at(1, 1), label: [152, 103], anchor: 'start' },
  jordan: { point: at(1, 3), label: [64, 286], anchor: 'start' },
  kuwait: { point: at(4, 4), label: [336, 295], anchor: 'start' },
  saudiArabia: { point: at(4, 6), label: [240, 423], anchor: 'end' },
  uae: { point: at(6, 6), label: [416, 367], anchor: 'middle' },
} as const satisfies Record<Country, object>;

const DRAWING: TileDrawing = {
  cell: CELL,
  angle: 66,
  shift: 0,
  viewBox: [480, 496],
  fit: 'xMidYMid meet',
  course: {
    path: 'M96 -200V224H224L288 288V416H1400',
    stations: Object.values(STATIONS).map(({ point }) => point),
    lit: [],
  },
  palette: { star: '#123a3e', small: '#143f42', lit: [], path: '#e7a33e' },
};

/** A plan of the countries. It is not mirrored, as no map is. */
export function RouteMap({ countries }: { countries: Record<Country, string> }) {
  return (
    <span dir="ltr" className="contents">
      <TileArt drawing={DRAWING} className="size-full">
        {(Object.keys(STATIONS) as Country[]).map((country) => {
          const { label, anchor } = STATIONS[country];
          const [x, y] = label;
          return (
            <text
              key={country}
              x={x}
              y={y}
              textAnchor={anchor}
              className="fill-text text-[1.625rem] font-medium lg:text-[1.25rem]"
            >
              {countries[country]}
            </text>
          );
        })}
      </TileArt>
    </span>
  );
}
