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

/**
 * What libraries may put into the page as text: nothing at all, React's empty script element, and
 * data for search engines, which is JSON and does not run.
 */
export function limitTrustedTypes(): void {
  trustedTypes?.createPolicy('default', {
    createHTML: (html) => (html === '' || html === '<script></script>' ? html : null),
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
