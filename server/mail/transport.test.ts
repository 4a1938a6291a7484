import { expect, test } from 'vitest';
import { startMailServer } from '../test/mail-server';
import { createSmtpTransport } from './transport';

const mail = {
  id: '0193f3a0-0000-7000-8000-000000000001',
  recipient: 'dana@northgate.example',
  subject: 'Your inquiry',
  body: 'Thank you.',
  attachments: [],
  letter: null,
  replyTo: null,
};

test('with requireTLS a mail is not handed to a server that does not encrypt', async () => {
  const server = await startMailServer();
  const sendBy = (url: string) => createSmtpTransport(url, 'desk@masar.example').send(mail);
  try {
    await expect(sendBy(`${server.url}?requireTLS=true`)).rejects.toThrow(/STARTTLS/);
    expect(server.mails).toEqual([]);
    await sendBy(server.url);
    expect(server.mails).toHaveLength(1);
  } finally {
    await server.close();
  }
});
