/** Pages whose address ends with a secret, such as the link of an invitation, as typed too. */
const SECRET = /^\/+join\//i;

/** REST about a person, with the person's address at the end. */
const PERSONAL = /^\/+api\/+admin\/+people\//i;

export const isPersonalPath = (path: string) => PERSONAL.test(path);

/** Such an address is neither logged nor sent to other pages as their referrer. */
export const isSecretPath = (path: string) => SECRET.test(path);
