/** Pages whose address ends with a secret, such as the link of an invitation. */
const PREFIXES = ['/join/'];

/** Such an address is neither logged nor sent to other pages as their referrer. */
export const isSecretPath = (path: string) => PREFIXES.some((prefix) => path.startsWith(prefix));
