export const COVER_WIDTH = 600;
export const COVER_HEIGHT = 322;
/** At the head of an article, above its words or beside them. */
export const HEAD_COVER_HEIGHT = 420;
export const TALL_COVER_HEIGHT = 560;

/** A number or a short name on the picture, at its baseline. */
export interface CoverLabel {
  text: string;
  x: number;
  y: number;
  anchor: 'start' | 'middle' | 'end';
  size: number;
  /** On a bar and not beside it. */
  isInside: boolean;
}

/** What an article is about as SVG paths, each drawn in its own way; what is missing is not drawn. */
export interface Cover {
  height: number;
  plain?: string;
  lit?: string;
  lines?: string;
  litLines?: string;
  limits?: string;
  labels?: CoverLabel[];
  /** Of the figure that is drawn. */
  title?: string;
}
