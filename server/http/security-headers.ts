import type { MiddlewareHandler } from 'hono';
import type { Deps } from '../deps';
import type { HttpEnv } from './facts';

/** Inline scripts of our own pages are allowed by their hashes and nothing else is. */
export function contentSecurityPolicy(scriptHashes: string[] = [], isDevelopment = false): string {
  const scripts = scriptHashes.map((hash) => `'${hash}'`);
  return [
    "default-src 'self'",
    ['script-src', "'self'", ...scripts].join(' '),
    // Components set positions by style attributes; style elements stay forbidden.
    isDevelopment
      ? "style-src 'self' 'unsafe-inline'"
      : "style-src 'self'; style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    isDevelopment ? "connect-src 'self' ws:" : "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

const API_POLICY = "default-src 'none'; frame-ancestors 'none'";

export function securityHeaders(deps: Deps): MiddlewareHandler<HttpEnv> {
  const isBehindTls = deps.settings.siteUrl?.startsWith('https:') ?? false;
  const always: Record<string, string> = {
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Frame-Options': 'DENY',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
    ...(isBehindTls ? { 'Strict-Transport-Security': 'max-age=31536000' } : {}),
  };
  const baseHeaders = { ...always, 'Content-Security-Policy': API_POLICY };
  return async (c, next) => {
    c.set('baseHeaders', baseHeaders);
    await next();
    if (c.get('isWhole')) return;
    const { headers } = c.res;
    for (const name in always) headers.set(name, always[name] ?? '');
    if (!headers.has('Content-Security-Policy')) headers.set('Content-Security-Policy', API_POLICY);
  };
}
