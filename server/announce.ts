import type { Deps } from './deps';

/** Prints the addresses, and a generated access token, for the person who started the process. */
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
