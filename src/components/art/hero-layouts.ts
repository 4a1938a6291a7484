/** The side of a tile. */
export const CELL = 100;

export type Tile = readonly [column: number, row: number];

export interface Layout {
  id: string;
  /** Always in full view. The lattice goes on around it and is cut by the frame. */
  viewBox: string;
  className: string;
  /** Whether the path draws itself. On phones these frames would hold up the scripts of the page. */
  isAnimated: boolean;
  rows: readonly [first: number, last: number];
  columns: number;
  /** The angle grows from 14 to 74 degrees over this width, so circles turn into stars. */
  ramp: number;
  path: string;
  stations: readonly [Tile, Tile, Tile, Tile];
  dim: readonly Tile[];
  lit: readonly Tile[];
}

const TALL: Layout = {
  id: 'hero-tall',
  viewBox: '0 60 620 740',
  className: 'max-nav:hidden',
  isAnimated: true,
  rows: [-4, 11],
  columns: 17,
  ramp: 700,
  path: 'M-50 650L150 650L150 550L250 450L350 450L450 350L450 250L550 150L1150 -450',
  stations: [
    [1, 6],
    [2, 4],
    [4, 3],
    [5, 1],
  ],
  dim: [
    [0, 1],
    [1, 3],
    [2, 0],
    [3, 2],
    [4, 6],
    [4, 0],
    [5, 7],
    [6, 3],
    [6, 5],
    [1, 7],
    [2, 7],
    [5, 5],
    [7, 1],
    [8, 4],
    [9, 2],
    [7, 6],
    [9, 6],
    [8, 0],
    [11, 5],
    [12, 2],
  ],
  lit: [
    [3, 6],
    [1, 1],
    [3, 0],
    [6, 2],
    [5, 0],
    [6, 1],
    [4, 1],
    [7, 4],
    [8, 2],
    [9, 0],
    [10, 4],
    [13, 3],
  ],
};

/** For tablets, on which the picture is below the text. */
const WIDE: Layout = {
  id: 'hero-wide',
  viewBox: '-40 0 760 460',
  className: 'max-xs:hidden nav:hidden',
  isAnimated: true,
  rows: [-1, 6],
  columns: 11,
  ramp: 700,
  path: 'M-150 350L150 350L250 250L350 250L450 150L550 150L650 50L900 -200',
  stations: [
    [0, 3],
    [2, 2],
    [4, 1],
    [6, 0],
  ],
  dim: [
    [0, 1],
    [1, 4],
    [2, 0],
    [3, 3],
    [4, 3],
    [5, 2],
    [6, 3],
    [7, 1],
    [8, 3],
    [9, 0],
  ],
  lit: [
    [0, 0],
    [1, 1],
    [3, 0],
    [5, 3],
    [6, 2],
    [8, 1],
    [9, 3],
  ],
};

/** For phones. */
const SMALL: Layout = {
  id: 'hero-small',
  viewBox: '-40 0 460 460',
  className: 'xs:hidden',
  isAnimated: false,
  rows: [-1, 6],
  columns: 8,
  ramp: 400,
  path: 'M-150 350L50 350L350 50L400 0L600 -200',
  stations: [
    [0, 3],
    [1, 2],
    [2, 1],
    [3, 0],
  ],
  dim: [
    [0, 0],
    [1, 4],
    [3, 3],
    [5, 2],
    [6, 0],
    [7, 3],
    [9, 1],
  ],
  lit: [
    [1, 0],
    [3, 2],
    [4, 1],
    [5, 3],
    [6, 2],
    [8, 1],
    [8, 3],
  ],
};

export const LAYOUTS = [TALL, WIDE, SMALL];
