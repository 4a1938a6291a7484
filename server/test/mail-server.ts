import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

interface CaughtMail {
  to: string[];
  headers: Record<string, string>;
  text: string;
  /** As it arrived. */
  source: string;
}

/** A local mail server, which refuses the first `refuse` mails. */
export async function startMailServer({ refuse = 0, port: requestedPort = 0 } = {}) {
  const mails: CaughtMail[] = [];
  const counts = { refused: 0 };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onRcptTo(_address, _session, callback) {
      if (counts.refused >= refuse) return callback();
      counts.refused += 1;
      return callback(new Error('Come back later, says mail.example'));
    },
    onData(stream, session, callback) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const to = session.envelope.rcptTo.map(({ address }) => address);
        const source = Buffer.concat(chunks).toString('utf8');
        mails.push({ to, source, ...parse(source) });
        callback();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(requestedPort, '127.0.0.1', resolve));
  const close = () => new Promise<void>((resolve) => server.close(resolve));
  const { port } = server.server.address() as AddressInfo;
  return { url: `smtp://127.0.0.1:${port}`, mails, counts, close };
}

function parse(source: string) {
  const end = source.indexOf('\r\n\r\n');
  const lines = source
    .slice(0, end)
    .replaceAll(/\r\n[ \t]+/g, ' ')
    .split('\r\n');
  const headers = Object.fromEntries(
    lines.map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
    }),
  );
  const isQuoted = headers['content-transfer-encoding'] === 'quoted-printable';
  const body = source.slice(end + 4);
  return { headers, text: (isQuoted ? unquote(body) : body).replaceAll('\r\n', '\n').trim() };
}

function unquote(body: string): string {
  const bytes = body
    .replaceAll('=\r\n', '')
    .replaceAll(/=([\dA-F]{2})/g, (_match, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    );
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
