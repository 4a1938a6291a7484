/**
 * Pages whose address ends with a secret, as typed too: the links of invitations, of previews and of
 * clients' contacts.
 */
const SECRET = /^\/+(?:join\/|preview\/|(?:ar\/+)?client\/+(?:link|mail)\/)/i;

/** The pages of clients, in both languages. */
const CLIENT_PAGES = /^(?:\/ar)?\/client(?:\/|$)/;

export const isClientPath = (path: string) => CLIENT_PAGES.test(path);

/** REST about a person, with the person's address at the end. */
const PERSONAL = /^\/+api\/+admin\/+people\//i;

export const isPersonalPath = (path: string) => PERSONAL.test(path);

/** Such an address is neither logged nor sent to other pages as their referrer. */
export const isSecretPath = (path: string) => SECRET.test(path);
