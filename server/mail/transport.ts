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
      // Loaded with the first mail, so that the process starts faster.
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
        // The same at every attempt, so that a mail client recognizes duplicates.
        messageId: `<${mail.id}@${from.split('@')[1] ?? 'localhost'}>`,
      });
    },
  };
}
