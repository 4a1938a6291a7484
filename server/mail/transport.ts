import { createTransport } from 'nodemailer';

export interface Mail {
  id: string;
  recipient: string;
  replyTo: string | null;
  subject: string;
  body: string;
}

export interface MailTransport {
  /** Resolves once the server has accepted the mail. */
  send(mail: Mail): Promise<void>;
  close(): void;
}

const CONNECT_TIMEOUT_MS = 10_000;
const SILENCE_TIMEOUT_MS = 20_000;

export function createSmtpTransport(smtpUrl: string, from: string): MailTransport {
  const smtp = createTransport({
    url: smtpUrl,
    connectionTimeout: CONNECT_TIMEOUT_MS,
    greetingTimeout: CONNECT_TIMEOUT_MS,
    socketTimeout: SILENCE_TIMEOUT_MS,
  });
  return {
    async send(mail) {
      await smtp.sendMail({
        from,
        to: mail.recipient,
        replyTo: mail.replyTo ?? undefined,
        subject: mail.subject,
        text: mail.body,
        // The same at every attempt, so a mail that arrives twice is recognised as one.
        messageId: `<${mail.id}@${from.split('@')[1] ?? 'localhost'}>`,
      });
    },
    close: () => smtp.close(),
  };
}
