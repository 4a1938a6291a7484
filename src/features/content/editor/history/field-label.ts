const LABELS: Record<string, string> = {
  authorId: 'Author',
  publishedAt: 'Published',
  location: 'Where',
  lessons: 'What Went Wrong',
  relatedInsightId: 'Related Article',
};

/** The label of a field as the dialogs have it: `metaTitle` is `Meta Title`. */
export const labelOf = (name: string): string =>
  LABELS[name] ??
  name
    .replaceAll(/[A-Z]/g, (letter) => ` ${letter}`)
    .replace(/^./, (letter) => letter.toUpperCase());
