import BetterSqlite3 from 'better-sqlite3';
import { expect } from 'vitest';
import { type BuiltServer, STAFF } from './built-server';

interface Answers {
  tried: number;
  acknowledged: number;
  refused: number;
  /** Statuses that are neither a success nor a 503: there should be none. */
  other: number[];
  /** Of the slowest answer. */
  slowestMs: number;
}

const A_PDF = '%PDF-1.4\n%%EOF\n';

/**
 * Writes of every kind (inquiries, messages, saves, events, clients, uploads and removals), each
 * writer one after the other, and what became of each. A mark that is unique tells which of them the file holds.
 */
export class Load {
  readonly answers: Answers = { tried: 0, acknowledged: 0, refused: 0, other: [], slowestMs: 0 };
  private readonly acknowledgedMarks = new Set<string>();
  private readonly refusedMarks = new Set<string>();
  private readonly removedMarks = new Set<string>();
  private readonly lastSaves = new Map<string, number>();
  private isOver = true;
  private running: Promise<void>[] = [];
  private count = 0;

  constructor(private readonly padding = 0) {}

  /** Goes on until `stop`, or until the server is gone. */
  async start(server: BuiltServer, writersOfEach = 4): Promise<void> {
    const places = await Promise.all(
      Array.from({ length: writersOfEach }, async () => ({
        visitor: await startConversation(server),
        page: await createPage(server, `page-${(this.count += 1)}`),
      })),
    );
    this.isOver = false;
    this.running = places.flatMap(({ visitor, page }) => [
      this.repeat((mark) => this.post(server, mark)),
      this.repeat((mark) => this.say(server, mark, visitor)),
      this.repeat(() => this.save(server, page)),
      this.repeat((mark) => this.track(server, mark)),
      this.repeat((mark) => this.addClient(server, mark)),
      this.repeat((mark) => this.uploadAndRemove(server, mark)),
    ]);
  }

  /** Resolves when so many more are acknowledged than there were. */
  async untilMore(amount: number): Promise<void> {
    const goal = this.answers.acknowledged + amount;
    await expect
      .poll(() => this.answers.acknowledged, { timeout: 30_000, interval: 10 })
      .toBeGreaterThanOrEqual(goal);
  }

  async stop(): Promise<void> {
    this.isOver = true;
    await Promise.all(this.running);
    this.running = [];
  }

  /** Resolves when the server is gone and every writer has noticed. */
  async untilGone(): Promise<void> {
    await Promise.all(this.running);
    this.running = [];
  }

  private async repeat(write: (mark: string) => Promise<unknown>): Promise<void> {
    while (!this.isOver) {
      const mark = `mark-${(this.count += 1)}-of-the-load`;
      try {
        await write(mark);
      } catch {
        // The connection broke: whether it was stored is open, and nobody was told that it was.
        return;
      }
    }
  }

  private async post({ url }: BuiltServer, mark: string): Promise<void> {
    const message = `Is anybody there? ${'x'.repeat(this.padding)}`;
    const body = { name: 'Dana', email: `${mark}@northgate.example`, message };
    this.note(mark, await this.send('POST', `${url}/api/contact`, body));
  }

  private async say({ url }: BuiltServer, mark: string, visitor: Visitor): Promise<void> {
    const body = { message: 'Do you work with cold stores?', clientMessageId: mark };
    const path = `${url}/api/chat/conversations/${visitor.id}/messages`;
    this.note(mark, await this.send('POST', path, body, { Cookie: visitor.cookie }));
  }

  private async save({ url }: BuiltServer, page: string): Promise<void> {
    const turn = this.count;
    const body = { metaTitle: String(turn) };
    const { status } = await this.send('PUT', `${url}/api/admin/pages/${page}`, body, STAFF);
    if (status === 200) this.lastSaves.set(page, turn);
  }

  private async track({ url }: BuiltServer, mark: string): Promise<void> {
    const body = { event: 'load', data: { mark } };
    this.note(mark, await this.send('POST', `${url}/api/analytics/track`, body));
  }

  private async addClient({ url }: BuiltServer, mark: string): Promise<void> {
    const body = { name: 'Dana', email: `${mark}@client.example`, company: 'Northgate' };
    this.note(mark, await this.send('POST', `${url}/api/admin/clients`, body, STAFF));
  }

  /** Uploads a file and removes it: a removal that was acknowledged must last too. */
  private async uploadAndRemove({ url }: BuiltServer, mark: string): Promise<void> {
    const body = new FormData();
    body.set('file', new File([A_PDF], `${mark}.pdf`, { type: 'application/pdf' }));
    const path = `${url}/api/admin/media`;
    const stored = await this.send('POST', path, body, STAFF);
    this.note(mark, stored);
    if (stored.status !== 201) return;
    // From here on it may be gone, whether or not the response comes.
    this.acknowledgedMarks.delete(mark);
    const removed = await this.send('DELETE', `${path}/${String(stored.body?.id)}`, null, STAFF);
    if (removed.status === 204) this.removedMarks.add(mark);
    else this.acknowledgedMarks.add(mark);
  }

  private note(mark: string, { status }: { status: number }): void {
    if (status === 503) this.refusedMarks.add(mark);
    else if (status < 300) this.acknowledgedMarks.add(mark);
  }

  private async send(
    method: string,
    address: string,
    body: object | null,
    headers: Record<string, string> = {},
  ): Promise<{ status: number; body: Record<string, unknown> | null }> {
    this.answers.tried += 1;
    const startedAt = performance.now();
    const isForm = body instanceof FormData;
    const response = await fetch(address, {
      method,
      headers: { ...(body && !isForm && { 'Content-Type': 'application/json' }), ...headers },
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    const { status } = response;
    this.answers.slowestMs = Math.max(this.answers.slowestMs, performance.now() - startedAt);
    if (status < 300) this.answers.acknowledged += 1;
    else if (status === 503) this.answers.refused += 1;
    else this.answers.other.push(status);
    return { status, body: text ? (JSON.parse(text) as Record<string, unknown>) : null };
  }

  /** Looks into the file: what is missing, and what is there although it was refused. */
  compareWith(databaseFile: string) {
    const sqlite = new BetterSqlite3(databaseFile, { readonly: true, timeout: 5_000 });
    try {
      const integrity = sqlite.pragma('integrity_check', { simple: true });
      const marks = sqlite
        .prepare(
          `select substr(email, 1, instr(email, '@') - 1) from leads
           union all select client_message_id from chat_messages
           where client_message_id is not null
           union all select json_extract(event_data, '$.mark') from event_log
           union all select substr(email, 1, instr(email, '@') - 1) from clients
           union all select replace(original_name, '.pdf', '') from media`,
        )
        .pluck()
        .all() as string[];
      const saves = new Map(
        sqlite.prepare('select id, meta_title from pages').raw().all() as [string, string][],
      );
      const stored = new Set(marks);
      const lost = [...this.acknowledgedMarks].filter((mark) => !stored.has(mark)).length;
      const lostSaves = [...this.lastSaves].filter(([id, turn]) => Number(saves.get(id)) < turn);
      return {
        integrity,
        lost: lost + lostSaves.length,
        backAgain: [...this.removedMarks].filter((mark) => stored.has(mark)).length,
        storedThoughRefused: [...this.refusedMarks].filter((mark) => stored.has(mark)).length,
        storedTwice: marks.length - stored.size,
      };
    } finally {
      sqlite.close();
    }
  }
}

interface Visitor {
  id: string;
  cookie: string;
}

async function startConversation({ url }: BuiltServer): Promise<Visitor> {
  const response = await fetch(`${url}/api/chat/conversations`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ message: 'Hello' }),
  });
  const { id } = (await response.json()) as { id: string };
  return { id, cookie: response.headers.get('set-cookie')?.split(';')[0] ?? '' };
}

async function createPage({ url }: BuiltServer, slug: string): Promise<string> {
  const response = await fetch(`${url}/api/admin/pages`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...STAFF },
    body: JSON.stringify({ title: slug, slug, content: [] }),
  });
  return ((await response.json()) as { id: string }).id;
}

/** An answer counts once all of it is there. */
export async function fetchWhole(address: string, init?: RequestInit): Promise<Response> {
  const response = await fetch(address, init);
  await response.arrayBuffer();
  return response;
}

/** Asks for pages and lists again and again until told to stop; how many, how many failed, the slowest. */
export function startReading({ url }: BuiltServer) {
  const seen = { reads: 0, failed: 0, slowestMs: 0 };
  const state = { isOver: false };
  const running = (async () => {
    while (!state.isOver) {
      for (const path of ['/', '/insights', '/api/case-studies', '/healthz']) {
        const startedAt = performance.now();
        const { status } = await fetchWhole(url + path);
        seen.reads += 1;
        if (status !== 200) seen.failed += 1;
        seen.slowestMs = Math.max(seen.slowestMs, performance.now() - startedAt);
      }
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  })();
  return async () => {
    state.isOver = true;
    await running;
    return seen;
  };
}
