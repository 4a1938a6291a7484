import type { Attachment } from './attachments';
import type { Letter } from '../../db/schema/mail';

interface Mail {
  id: string;
  recipient: string;
  replyTo: string | null;
  subject: string;
  body: string;
  letter: Letter | null;
  attachments: Attachment[];
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
        from: mail.letter ? { name: mail.letter.fromName, address: from } : from,
        to: mail.recipient,
        replyTo: mail.replyTo ?? undefined,
        subject: mail.subject,
        text: mail.body,
        attachments: mail.attachments,
        // The same at every attempt, so that a mail client recognizes duplicates.
        messageId: mail.letter?.messageId ?? messageIdOf(mail.id, from),
        inReplyTo: mail.letter?.references?.at(-1),
        references: mail.letter?.references,
        ...(mail.letter?.unsubscribeUrl && oneClickHeaders(mail.letter.unsubscribeUrl)),
      });
    },
  };
}

/** One press in the mail program ends such mails (RFC 8058). */
const oneClickHeaders = (url: string) => ({
  list: { unsubscribe: url },
  headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
});

/** The `Message-ID` of a mail from an address. */
export const messageIdOf = (mailId: string, from: string) =>
  `<${mailId}@${from.split('@')[1] ?? 'localhost'}>`;

const ENVELOPE_OR_MESSAGE = ['EENVELOPE', 'EMESSAGE'];

/** Whether the server will never take this mail, as for a mailbox that does not exist. */
export function isRefusedForGood(error: unknown): boolean {
  const { code = '', responseCode = 0 } = error as { code?: string; responseCode?: number };
  return ENVELOPE_OR_MESSAGE.includes(code) && responseCode >= 500;
}
