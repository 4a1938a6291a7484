/** Pages whose address ends with a secret: the links of invitations and of previews, as typed too. */
const SECRET = /^\/+(?:join|preview)\//i;

/** REST about a person, with the person's address at the end. */
const PERSONAL = /^\/+api\/+admin\/+people\//i;

export const isPersonalPath = (path: string) => PERSONAL.test(path);

/** Such an address is neither logged nor sent to other pages as their referrer. */
export const isSecretPath = (path: string) => SECRET.test(path);
