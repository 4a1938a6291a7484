/** A screen or a sheet of paper, drawn from a few rows. */
export interface Drawing {
  look: 'sheet' | 'paper' | 'screen' | 'phone';
  /** What it shows, for those who cannot see it. */
  label: string;
  title: string;
  corner?: string;
  /** The widths of the columns, as CSS has them. */
  columns: string;
  /**
   * The cells, each of one or more lines. A part of a line begins with a sign: `=` a line of text that
   * is only hinted at, in percent, `%` a bar, `~` struck out, `!` marked, `.` a note, `#` a large figure, `[` a
   * button, `_` an empty field, ` ` plain text. Parts are separated by ` | `.
   */
  rows: string[][];
  foot?: string;
  /** What a small picture shows of it, where the study has no scene: rows of one line each. */
  card?: Partial<Pick<Drawing, 'title' | 'columns'>> & Pick<Drawing, 'rows'>;
  caption: string;
  text: string;
}

/** What is drawn of a screen or sheet. */
export type ScreenRows = Pick<Drawing, 'look' | 'title' | 'corner' | 'columns' | 'rows' | 'foot'>;

/** Screens by the slugs of studies. */
export type HeadScreens = Partial<Record<string, ScreenRows>>;

/** The drawings of a study, by the slug of its original. */
export type StudyDrawings = Partial<Record<string, readonly Drawing[]>>;
