import { expect, test } from 'vitest';
import { mailOutbox } from '../../../db/schema/mail';
import { createClientPages } from '../../test/client-pages';

const MULTIPART = {
  type: 'multipart/form-data; boundary=b',
  body: '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n',
};
const URL_ENCODED = {
  type: 'application/x-www-form-urlencoded',
  body: 'List-Unsubscribe=One-Click',
};

test.each([URL_ENCODED, MULTIPART])(
  'the button of a mail program stops the mails, without a redirect, as $type',
  async ({ type, body }) => {
    const pages = createClientPages();
    await pages.postUpdate();
    const mails = () => pages.deps.database.select().from(mailOutbox).all();
    await expect.poll(() => mails().length).toBe(1);
    const path = new URL(mails()[0]?.letter?.unsubscribeUrl ?? '').pathname;
    const press = (to: string) =>
      pages.app.request(to, { method: 'POST', headers: { 'Content-Type': type }, body }, {});
    const forged = await press(path.replace(/.$/, (last) => (last === '0' ? '1' : '0')));
    expect([forged.status, forged.headers.get('location')]).toEqual([404, null]);
    const stopped = await press(path);
    expect([stopped.status, stopped.headers.get('location')]).toEqual([200, null]);
    await pages.postUpdate();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(mails()).toHaveLength(1);
  },
);

test('a comment may have the words of a mail program', async () => {
  const pages = createClientPages();
  const { id } = await pages.postUpdate();
  const text = 'Your mails have no List-Unsubscribe=One-Click';
  const response = await pages.post(`/client/updates/${id}/comments`, { text });
  expect(response.headers.get('location')).toContain('said=commented');
  expect((await pages.page()).html).toContain(text);
});
