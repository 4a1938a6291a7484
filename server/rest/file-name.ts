/** The three characters that browsers escape in the name of a file, by the HTML standard. */
const ESCAPED = /%22|%0D|%0A/g;

/** The name as the file has it. Any other code, such as `%2F`, belongs to it. */
export const unescapeFileName = (name: string): string =>
  name.replaceAll(ESCAPED, (code) => decodeURIComponent(code));
