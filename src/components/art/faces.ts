import { ownValue } from '../../lib/own-value';

/** How a portrait of cut paper looks. */
export interface Face {
  ground: string;
  halo: string;
  /** The contact angle of the star behind the head, in degrees. */
  angle: number;
  head: 'angular' | 'broad' | 'oval' | 'heart' | 'long' | 'round';
  /** To the other side, where the light comes from. */
  isTurned?: boolean;
  /** In light and in shade; a face without one is a star. */
  skin: readonly [string, string] | null;
  hair: 'short' | 'side' | 'bob' | 'long' | 'scarf' | 'curls';
  hairColor: string;
  cloth: string;
  collar: string;
  /** With a point unless it is round. */
  hasRoundCollar?: boolean;
  /** Diamonds unless it says otherwise. */
  eyes?: 'diamonds' | 'round' | 'small' | 'smiling';
  mouth?: 'wide' | 'aside';
  nose?: 'slanted' | 'long' | 'short';
  /** How far the eyes look to one side. */
  gaze?: number;
  /** The width of the head beside the usual one, its tilt in degrees, and the width of the shoulders. */
  build: readonly [head: number, tilt: number, shoulders: number];
  /** A pin, a pen or a watch. */
  ornament?: string;
  brows?: 'arched' | 'thick';
  hasBeard?: boolean;
  hasGlasses?: boolean;
}

const LIGHT = ['#e8bf97', '#d3a075'] as const;
const WARM = ['#d8a577', '#bd855a'] as const;
const DEEP = ['#bf8a5e', '#a06d45'] as const;

const NOBODY: Face = {
  ground: '#17484b',
  halo: '#1d5f60',
  angle: 57,
  skin: null,
  head: 'angular',
  hair: 'short',
  hairColor: '',
  cloth: '',
  collar: '',
  build: [1, 0, 1],
};

const dima: Face = {
  ground: '#17484b',
  halo: '#236c6b',
  angle: 57,
  skin: LIGHT,
  head: 'oval',
  eyes: 'round',
  hair: 'bob',
  hairColor: '#2c1a12',
  cloth: '#a04c14',
  collar: '#f1ebdf',
  build: [1, -6, 0.92],
  ornament: 'm170 240 8 8-8 8-8-8z',
  brows: 'arched',
  mouth: 'wide',
  nose: 'slanted',
  gaze: 2,
};
const khaled: Face = {
  ground: '#dfe9e2',
  halo: '#bfd9d0',
  angle: 45,
  skin: WARM,
  head: 'broad',
  eyes: 'small',
  hair: 'side',
  hairColor: '#1b1512',
  cloth: '#0d2f33',
  collar: '#0a6862',
  hasRoundCollar: true,
  hasBeard: true,
  build: [1.14, 0, 1.06],
  ornament:
    'M177 236h6v6h4l9 9v14l-9 9h-14l-9-9v-14l9-9h4zM175 247l-6 6v10l6 6h10l6-6v-10l-6-6zM179 250h2v9h-2z',
  brows: 'thick',
};
const noor: Face = {
  ground: '#a04c14',
  halo: '#b9642a',
  angle: 66,
  skin: LIGHT,
  head: 'heart',
  isTurned: true,
  hair: 'scarf',
  hairColor: '#0a6862',
  cloth: '#0d2f33',
  collar: '#0d2f33',
  build: [0.94, 7, 0.9],
  ornament: 'm142 220 7 7-7 7-7-7z',
  brows: 'arched',
  mouth: 'aside',
  nose: 'short',
  gaze: -2,
};
const farah: Face = {
  ground: '#e7ddcb',
  halo: '#d6c7ab',
  angle: 30,
  skin: WARM,
  head: 'angular',
  hair: 'long',
  hairColor: '#43220f',
  cloth: '#1d5f60',
  collar: '#e7a33e',
  hasGlasses: true,
  build: [0.98, 3, 0.88],
  ornament: 'M80 156h9v13h-9zM151 156h9v13h-9z',
  mouth: 'wide',
  gaze: 1,
};
const elie: Face = {
  ground: '#1d5f60',
  halo: '#2b8580',
  angle: 72,
  skin: LIGHT,
  head: 'long',
  isTurned: true,
  eyes: 'small',
  hair: 'curls',
  hairColor: '#3b2314',
  cloth: '#e7ddcb',
  collar: '#a04c14',
  hasGlasses: true,
  build: [1.06, -5, 1],
  ornament: 'M178 232h7v30l-3.5 7-3.5-7z',
  nose: 'long',
  mouth: 'wide',
};
const hessa: Face = {
  ground: '#2f6d94',
  halo: '#4585ac',
  angle: 45,
  skin: DEEP,
  head: 'round',
  eyes: 'smiling',
  hair: 'scarf',
  hairColor: '#1d4c5c',
  cloth: '#0d2f38',
  collar: '#0d2f38',
  build: [0.98, -5, 0.94],
  ornament: 'm96 230 4 6 7-2-2 7 6 4-6 4 2 7-7-2-4 6-4-6-7 2 2-7-6-4 6-4-2-7 7 2z',
  brows: 'arched',
  mouth: 'wide',
  nose: 'slanted',
  gaze: 2,
};

/** The people of the seed, by their names in both languages. */
const FACES: Partial<Record<string, Face>> = {
  'Dima Sabbagh': dima,
  'ديمة صباغ': dima,
  'Khaled Mansour': khaled,
  'خالد منصور': khaled,
  'Noor Omari': noor,
  'نور العمري': noor,
  'Farah Nasser': farah,
  'فرح ناصر': farah,
  'Elie Tannous': elie,
  'إيلي طنوس': elie,
  'Hessa Al-Mutlaq': hessa,
  'حصة المطلق': hessa,
};

export const faceOf = (name: string): Face => ownValue(FACES, name) ?? NOBODY;
