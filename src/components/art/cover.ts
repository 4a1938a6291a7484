export const COVER_WIDTH = 600;
export const COVER_HEIGHT = 322;

/** What an article is about as SVG paths, each drawn in its own way; what is missing is not drawn. */
export interface Cover {
  plain?: string;
  lit?: string;
  lines?: string;
  litLines?: string;
  limits?: string;
  /** Of the figure that is drawn. */
  title?: string;
}
