import { expect, test } from 'vitest';
import { createClientPages } from '../../test/client-pages';

const PROBLEM = 'Something is missing. Please look at what you filled in.';

/** Sends a form, and reads the page that follows: what is said first, and everything from an id on. */
async function sendForm(
  { post, page }: ReturnType<typeof createClientPages>,
  path: string,
  fields: Record<string, string>,
) {
  const { pathname, search, hash } = new URL(
    (await post(path, fields)).headers.get('location') ?? '',
    'http://localhost',
  );
  const { html } = await page(pathname + search);
  const [shown = ''] = html.split('<script');
  const messages = shown.match(/<p[^>]* role="(?:status|alert)"/g) ?? [];
  const start = shown.indexOf(`id="${hash.slice(1)}"`);
  expect(start).toBeGreaterThan(0);
  return { messages: messages.length, target: shown.slice(start) };
}

test('a refused reason is said in the form, which is open again', async () => {
  const pages = createClientPages();
  const { id } = await pages.postUpdate({ ask: { kind: 'approve' } });
  const path = `/client/updates/${id}/answer`;
  const fields = { isApproved: 'false', text: ' ' };
  const { messages, target } = await sendForm(pages, path, fields);
  const [form = ''] = target.split('</form>');
  expect(messages).toBe(1);
  const choices = form.match(/<details[^>]*>/g) ?? [];
  expect(choices.map((choice) => choice.includes('open=""'))).toEqual([false, true]);
  const [box = ''] = /<textarea[^>]*>/.exec(form) ?? [];
  expect(box).toContain('required=""');
  expect(box).toContain('aria-invalid="true"');
  const [, described] = /aria-describedby="([^"]+)"/.exec(box) ?? [];
  expect(form).toContain(`<p id="${described}" role="alert"`);
  expect(form).toContain(PROBLEM);
  // An approval has no reason.
  expect(form).toMatch(
    /<button[^>]*value="true"[^>]*formNoValidate=""|formNoValidate=""[^>]*value="true"/i,
  );
});

test.each([
  ['choose', { text: 'Monday' }],
  ['answer', { text: ' ' }],
])('a refused answer to %s is said in its form', async (kind, fields) => {
  const pages = createClientPages();
  const options = kind === 'choose' ? ['Sunday', 'Wednesday'] : undefined;
  const { id } = await pages.postUpdate({ ask: { kind, options } });
  const { messages, target } = await sendForm(pages, `/client/updates/${id}/answer`, fields);
  expect(messages).toBe(1);
  expect(target.split('</form>')[0]).toContain(PROBLEM);
});

test('what has arrived, and what somebody else has answered, is said at the answer', async () => {
  const pages = createClientPages();
  const { id } = await pages.postUpdate({ ask: { kind: 'approve' } });
  const path = `/client/updates/${id}/answer`;
  const first = await sendForm(pages, path, { isApproved: 'true' });
  expect(first.messages).toBe(1);
  expect(first.target).toMatch(/^[^<]*<p role="status"[^>]*>Thank you, your answer has arrived\./);
  const second = await sendForm(pages, path, { isApproved: 'true' });
  expect(second.messages).toBe(1);
  expect(second.target).toMatch(/^[^<]*<p role="alert"[^>]*>Somebody has answered this already\./);
});

test('a comment is said to have arrived, or is asked for again, at its form', async () => {
  const pages = createClientPages();
  const { id } = await pages.postUpdate();
  const path = `/client/updates/${id}/comments`;
  const sent = await sendForm(pages, path, { text: 'Well done' });
  expect(sent.messages).toBe(1);
  expect(sent.target).toMatch(
    /^[^<]*<p role="status"[^>]*>Your comment has arrived\.<\/p><details>/,
  );
  const refused = await sendForm(pages, path, { text: ' ' });
  expect(refused.messages).toBe(1);
  expect(refused.target).toMatch(/^[^<]*<details open="">/);
  expect(refused.target.split('</form>')[0]).toContain(PROBLEM);
});

test('what is said of an update that is gone is above the page', async () => {
  const { post, page } = createClientPages();
  const response = await post('/client/updates/gone/comments', { text: 'Well done' });
  const { html } = await page((response.headers.get('location') ?? '').split('#')[0]);
  expect(html).toMatch(/role="alert"[^>]*>This is no longer here\.<\/p><\/div><h1/);
});
