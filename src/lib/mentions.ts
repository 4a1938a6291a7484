interface Named {
  name: string;
}

/** The people whom a text names behind an @. The longer name wins: `@Samir` does not name Sami. */
export function mentionedIn<Person extends Named>(text: string, people: readonly Person[]) {
  let rest = text;
  const names = [...new Set(people.map(({ name }) => name))]
    .toSorted((one, other) => other.length - one.length)
    .filter((name) => {
      const isNamed = rest.includes(`@${name}`);
      rest = rest.replaceAll(`@${name}`, ' ');
      return isNamed;
    });
  return people.filter(({ name }) => names.includes(name));
}

/** The text with a mention at its end. */
export const withMention = (text: string, name: string) =>
  text === '' || /\s$/.test(text) ? `${text}@${name} ` : `${text} @${name} `;
