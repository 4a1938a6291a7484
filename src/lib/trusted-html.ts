/** Trusted Types, which TypeScript does not know yet. Firefox and Safari may lack them. */
interface PolicyFactory {
  createPolicy(
    name: string,
    rules: {
      createHTML?: (html: string) => string | null;
      createScript?: (script: string) => string | null;
    },
  ): { createHTML: (html: string) => TrustedHTML };
}

const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };

const policy = trustedTypes?.createPolicy('masar', { createHTML: (html) => html });

/** For `dangerouslySetInnerHTML`: HTML that the server made of Markdown. */
export function serverHtml(html: string): { __html: string | TrustedHTML } {
  return { __html: policy?.createHTML(html) ?? html };
}

/** What React writes to create a script element. */
const EMPTY_SCRIPT = '<script></script>';

/**
 * What libraries may write into the page as text: no markup but React's empty script element, and
 * no script but data for search engines, which is JSON and does nothing.
 */
export function limitTrustedTypes(): void {
  trustedTypes?.createPolicy('default', {
    createHTML: (html) => (html === EMPTY_SCRIPT || !html.includes('<') ? html : null),
    createScript: (script) => (isJson(script) ? script : null),
  });
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
