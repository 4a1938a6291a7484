interface Mail {
  id: string;
  recipient: string;
  replyTo: string | null;
  subject: string;
  body: string;
}

export interface MailTransport {
  /** Resolves once the server has accepted the mail. */
  send(mail: Mail): Promise<void>;
}

const CONNECT_TIMEOUT_MS = 10_000;
const SILENCE_TIMEOUT_MS = 20_000;

export function createSmtpTransport(smtpUrl: string, from: string): MailTransport {
  return {
    async send(mail) {
      // Loaded when there is a mail to send: the server starts sooner without.
      const { createTransport } = await import('nodemailer');
      const smtp = createTransport({
        url: smtpUrl,
        connectionTimeout: CONNECT_TIMEOUT_MS,
        greetingTimeout: CONNECT_TIMEOUT_MS,
        socketTimeout: SILENCE_TIMEOUT_MS,
      });
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
  };
}
