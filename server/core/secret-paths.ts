/** Pages whose address ends with a secret, such as the link of an invitation, as typed too. */
const SECRET = /^\/+join\//i;

/** Such an address is neither logged nor sent to other pages as their referrer. */
export const isSecretPath = (path: string) => SECRET.test(path);
