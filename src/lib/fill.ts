/** Puts values into a text: `fill('Hello {name}', { name })`. */
export const fill = (text: string, values: Record<string, string | number>): string =>
  text.replaceAll(/\{(\w+)\}/g, (match, key: string) => String(values[key] ?? match));
