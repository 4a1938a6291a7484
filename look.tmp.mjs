import { chromium } from 'playwright';
import { mkdirSync } from 'node:fs';
import { startServer, ADMIN_TOKEN, STAFF } from './bench/start-server.mjs';
import { findBrowser } from './scripts/find-browser.mjs';
const out = '/tmp/shots19'; mkdirSync(out, { recursive: true });
const { url, stop } = await startServer();
const post = async (path, body, headers = STAFF, method = 'POST') => (await fetch(url + path, { method, headers, body: JSON.stringify(body) })).json().catch(() => null);
const people = [];
for (const [name, email, role] of [['Lina Barakat','lina@masar.example','admin'],['Samir Odeh','samir@masar.example','agent'],['هالة ناصر','hala@masar.example','editor'],['Tariq Zayed','tariq@masar.example','admin'],['Noor Jaber','noor@masar.example','agent']]) people.push(await post('/api/admin/staff', { name, email, role }));
const tokens = [];
for (const p of people.slice(0, 4)) { const r = await post('/trpc/staff.acceptInvitation', { secret: p.invitationUrl.split('/').at(-1) }, { 'Content-Type': 'application/json' }); tokens.push(r.result.data.token); }
const as = (t) => ({ Authorization: `Bearer ${t}`, 'Content-Type': 'application/json' });
const lead = await post('/api/contact', { name: 'Maya Khoury', email: 'maya@x.example', message: 'We lose stock' }, { 'Content-Type': 'application/json' });
const page = await post('/api/admin/pages', { title: 'Careers', slug: 'careers', content: [] }, as(tokens[3]));
await post(`/api/admin/pages/${page.id}`, { status: 'published', metaTitle: 'Careers at Masar' }, as(tokens[0]), 'PUT');
const client = await post('/api/admin/clients', { name: 'Yousef Al-Amri', email: 'y@x.example', company: 'Tiraz Home', leadId: lead.id }, as(tokens[1]));
const project = await post('/api/admin/projects', { title: 'Tiraz Home, order book', clientId: client.id }, as(tokens[1]));
await post(`/api/admin/projects/${project.id}`, { status: 'in-progress', progress: 20 }, as(tokens[1]), 'PUT');
await post('/api/chat/conversations', { visitorName: 'Dana Haddad', message: 'Hello' }, { 'Content-Type': 'application/json' });
await post('/trpc/leads.markSpam', { id: lead.id, isSpam: true }, as(tokens[1]));
await post('/trpc/leads.markSpam', { id: lead.id, isSpam: false }, as(tokens[1]));
const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
const errors = [];
async function shoot(token, path, name, { widths = [1440], dark = [false], act } = {}) {
  for (const width of widths) for (const d of dark) {
    const ctx = await browser.newContext({ viewport: { width, height: 900 }, colorScheme: d ? 'dark' : 'light' });
    const p = await ctx.newPage();
    p.on('console', (m) => ['error', 'warning'].includes(m.type()) && errors.push(`${name}: ${m.text()}`));
    p.on('pageerror', (e) => errors.push(`${name}: ${e.message}`));
    if (token) await ctx.addInitScript((t) => localStorage.setItem('adminToken', t), token);
    await p.goto(url + path); await p.waitForTimeout(1500);
    if (act) await act(p);
    await p.screenshot({ path: `${out}/${name}-${width}${d ? '-dark' : ''}.png`, fullPage: true });
    if (act === undefined && name === 'editor-leads') console.log(p.url());
    await ctx.close();
  }
}
const all = { widths: [390, 1024, 1440], dark: [false, true] };
const which = process.argv[2];
if (which === 'all') {
  await shoot(tokens[0], '/admin/settings', 'people', all);
  await shoot(tokens[0], '/admin/settings?tab=activity', 'activity', all);
  await shoot(tokens[0], '/admin/settings?tab=account', 'account', all);
} else {
  await shoot(tokens[0], '/admin/settings', 'people', { widths: [390, 1440] });
  await shoot(tokens[0], '/admin/settings?tab=activity', 'activity', { widths: [390, 1440] });
  await shoot(tokens[0], '/admin/settings?tab=account', 'account');
  await shoot(tokens[0], `/admin/leads?lead=${lead.id}`, 'history', { act: async (p) => { await p.getByRole('button', { name: 'History' }).click().catch(() => {}); await p.waitForTimeout(600); } });
}
await shoot(tokens[2], '/admin', 'editor-leads');
await shoot(tokens[2], '/admin/clients', 'editor-clients');
await shoot(tokens[1], '/admin/content', 'agent-content');
await shoot(ADMIN_TOKEN, '/admin/settings?tab=account', 'administrator');
await shoot(null, `/join/${people[4].invitationUrl.split('/').at(-1)}`, 'join');
await shoot(null, `/join/${people[4].invitationUrl.split('/').at(-1)}`, 'joined', { act: async (p) => { await p.getByRole('button', { name: 'Accept the Invitation' }).click(); await p.waitForTimeout(800); console.log(p.url()); } });
await shoot(null, `/join/${people[4].invitationUrl.split('/').at(-1)}`, 'join-used');
await browser.close(); await stop();
console.log(errors.join('\n'));
