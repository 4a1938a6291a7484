import type { Deps } from './deps';

/** Tells whoever started the process where things are. Meant for people, so not part of the log. */
export function announce(deps: Deps, adminToken: { token: string; isGenerated: boolean }): void {
  const lines = [`Site:    ${deps.siteUrl}/`, `Console: ${deps.siteUrl}/admin/leads`];
  if (adminToken.isGenerated) {
    lines.push(
      `Access token for this run, to sign in at ${deps.siteUrl}/admin/leads: ${adminToken.token}`,
      'Set ADMIN_TOKEN to choose your own.',
    );
  }
  process.stdout.write(`${lines.join('\n')}\n`);
}
