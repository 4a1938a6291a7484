/** What somebody was typing when the session ended. Kept in memory only, to be copied. */
interface UnsavedText {
  /** The title of its dialog. */
  title: string;
  text: string;
}

let kept: UnsavedText | null = null;

export const unsavedText = {
  get: () => kept,
  keep(title: string, values: object) {
    kept = { title, text: toText(values) };
  },
  /** When a session begins or is ended by its person: the next one must not see it. */
  clear() {
    kept = null;
  },
};

function toText(values: object): string {
  return Object.entries(values)
    .filter(([, value]) => value !== '' && value !== null)
    .map(([name, value]) => `${name}:\n${typeof value === 'string' ? value : toJson(value)}`)
    .join('\n\n');
}

const toJson = (value: unknown) => JSON.stringify(value, null, 2);
