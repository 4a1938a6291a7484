import { JSDOM } from 'jsdom';
import { describe, expect, test } from 'vitest';
import { leads } from '../../../db/schema/leads';
import { createTestApp } from '../../test/test-app';
import { anInquiry } from './leads.examples';
import { LEAD_DETAILS } from './leads.schema';

const FORM = 'application/x-www-form-urlencoded';
const VALID = { name: 'Dana Haddad', email: 'dana@mail.example', message: 'Hello' };

const aFilledForm = () => anInquiry() as Record<string, string>;

function createFormApp() {
  const test = createTestApp();
  return {
    ...test,
    stored: () => test.deps.database.select().from(leads).all(),
    post: async (fields: Record<string, string>, headers: Record<string, string> = {}) =>
      test.app.request(
        '/contact',
        {
          method: 'POST',
          headers: { 'Content-Type': FORM, ...headers },
          body: new URLSearchParams(fields).toString(),
        },
        {},
      ),
  };
}

describe('the form without JavaScript', () => {
  test('stores the inquiry and redirects to the thank-you page', async () => {
    const { post, stored } = createFormApp();
    const inquiry = aFilledForm();
    const response = await post({ ...inquiry, faxNumber: '' });
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe('/contact?sent=1');
    expect(stored()).toMatchObject([{ ...inquiry, isSpam: false }]);
  });

  test('stores null for each field that was left empty', async () => {
    const { post, stored } = createFormApp();
    const left = (value: string | null) =>
      Object.fromEntries(Object.keys(LEAD_DETAILS).map((name) => [name, value]));
    await post({ ...VALID, ...(left('') as Record<string, string>) });
    expect(stored()).toMatchObject([{ ...VALID, ...left(null) }]);
  });

  test('gives spam the same response, and flags it', async () => {
    const { post, stored } = createFormApp();
    const response = await post({ ...VALID, faxNumber: '555' });
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe('/contact?sent=1');
    expect(stored()).toMatchObject([{ isSpam: true }]);
  });

  test('is shown again with a message at each wrong field and the values typed', async () => {
    const { post, stored } = createFormApp();
    const wrong = { name: '', email: 'not an address', message: ' ' };
    const typed = { ...aFilledForm(), ...wrong };
    const response = await post(typed);
    expect(response.status).toBe(400);
    expect(response.headers.get('cache-control')).toContain('no-store');
    expect(response.headers.get('x-robots-tag')).toBe('noindex');
    const html = await response.text();
    for (const [name, message] of [
      ['name', 'Name is required'],
      ['email', 'Valid email is required'],
      ['message', 'Message is required'],
    ] as const) {
      const control = new RegExp(`<(?:input|textarea)[^>]*name="${name}"[^>]*>`).exec(html)?.[0];
      expect(control).toContain('aria-invalid="true"');
      const describedBy = /aria-describedby="([^"]+)"/.exec(control ?? '')?.[1] ?? 'nowhere';
      const described = html.slice(html.indexOf(`id="${describedBy}"`));
      expect(described.slice(0, described.indexOf('</p>'))).toContain(message);
    }
    const { document, FormData } = new JSDOM(html).window;
    const form = document.querySelector<HTMLFormElement>('form[action="/contact"]');
    const shown = new FormData(form ?? undefined);
    expect(Object.fromEntries(shown)).toEqual({ ...typed, faxNumber: '' });
    expect(stored()).toEqual([]);
  });

  test('escapes the values typed', async () => {
    const { post } = createFormApp();
    const attack = `"><script>alert('x')</script></textarea>`;
    const html = await (await post({ name: attack, email: 'x', message: attack })).text();
    expect(html).not.toContain('<script>alert(');
    expect(html).not.toContain('</script></textarea>');
    expect(html).toContain('value="&quot;&gt;&lt;script&gt;alert(');
    expect(html).toMatch(/<textarea[^>]*>&quot;&gt;&lt;script&gt;alert\(/);
  });

  test.each(['application/json', 'text/plain', 'multipart/form-data; boundary=x'])(
    'is refused as %s',
    async (type) => {
      const { post, stored } = createFormApp();
      const response = await post(VALID, { 'Content-Type': type });
      expect(response.status).toBe(415);
      expect(await response.text()).toContain(`The form is sent as ${FORM}.`);
      expect(stored()).toEqual([]);
    },
  );

  test('is refused beyond 64 kB', async () => {
    const { post, stored } = createFormApp();
    const response = await post({ ...VALID, message: 'm'.repeat(65_536) });
    expect(response.status).toBe(413);
    expect(await response.text()).toContain('The message is larger than 64 kB.');
    expect(stored()).toEqual([]);
  });

  test('is refused from another site', async () => {
    const { post, stored } = createFormApp();
    const response = await post(VALID, { 'Sec-Fetch-Site': 'cross-site' });
    expect(response.status).toBe(403);
    expect(stored()).toEqual([]);
  });
});
