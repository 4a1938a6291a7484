import { foldSpelling } from '../../db/spelling';

interface Named {
  name: string;
}

/** An @ that begins a word; not that of an e-mail address. */
const SIGN = /(?<![\p{L}\p{N}._%+-])@/gu;

/**
 * The people whom a text names behind an @, in any spelling, by the whole name or the first one, and the
 * words behind an @ that name nobody, unless the last one still can. The longer name wins: `@Lina Haddad` names no other Lina.
 */
export function readMentions<Person extends Named>(text: string, people: readonly Person[]) {
  const folded = foldSpelling(text);
  const named = new Set<Person>();
  const unknown: string[] = [];
  for (const { index } of folded.matchAll(SIGN)) {
    const rest = folded.slice(index + 1);
    const meant = meantBy(rest, people);
    for (const person of meant) named.add(person);
    const word = /^\p{L}[\p{L}\p{N}_-]*/u.exec(rest)?.[0];
    const isUnfinished = rest === word && matchingMention(`@${word}`, people).length > 0;
    if (meant.length === 0 && word && !isUnfinished) unknown.push(`@${word}`);
  }
  return { named: people.filter((person) => named.has(person)), unknown };
}

export const mentionedIn = <Person extends Named>(text: string, people: readonly Person[]) =>
  readMentions(text, people).named;

/** Those whose name a text begins with: the whole name, or else the first one. */
function meantBy<Person extends Named>(text: string, people: readonly Person[]): Person[] {
  const begins = (name: string) =>
    text.startsWith(name) && !/^[\p{L}\p{N}]/u.test(text.slice(name.length));
  const whole = people.filter(({ name }) => begins(foldSpelling(name)));
  const longest = Math.max(...whole.map(({ name }) => name.length));
  return whole.length > 0
    ? whole.filter(({ name }) => name.length === longest)
    : people.filter(({ name }) => begins(foldSpelling(name).split(/\s/)[0] ?? name));
}

/** A mention at the end of a text that is still being typed: an @, and letters or none. */
const UNFINISHED = /(?<![\p{L}\p{N}._%+-])@([\p{L}\p{N}_-]*)$/u;

/** Those of whose names one begins with the letters behind an @ at the end of a text. */
export function matchingMention<Person extends Named>(text: string, people: readonly Person[]) {
  const [, typed] = UNFINISHED.exec(text) ?? [];
  if (typed === undefined) return [];
  const begins = foldSpelling(typed);
  return people.filter(({ name }) =>
    foldSpelling(name)
      .split(/\s/)
      .some((part) => part.startsWith(begins)),
  );
}

/** The text with the mention at its end completed. */
export const completeMention = (text: string, name: string) =>
  text.replace(UNFINISHED, () => `@${name} `);

/** The text with a mention at its end. */
export const withMention = (text: string, name: string) =>
  text === '' || /\s$/.test(text) ? `${text}@${name} ` : `${text} @${name} `;
