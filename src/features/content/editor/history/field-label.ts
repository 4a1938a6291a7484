const LABELS: Record<string, string> = { authorId: 'Author', publishedAt: 'Published' };

/** The label of a field as the dialogs have it: `metaTitle` is `Meta Title`. */
export const labelOf = (name: string): string =>
  LABELS[name] ??
  name
    .replaceAll(/[A-Z]/g, (letter) => ` ${letter}`)
    .replace(/^./, (letter) => letter.toUpperCase());
