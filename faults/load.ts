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

/**
 * Inquiries, chat messages and content saves, each writer one after the other, and what became of
 * each. A mark that is unique tells which of them the file holds.
 */
export class Load {
  readonly answers: Answers = { tried: 0, acknowledged: 0, refused: 0, other: [], slowestMs: 0 };
  private readonly acknowledgedMarks = new Set<string>();
  private readonly refusedMarks = new Set<string>();
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
      this.repeat((mark) => this.save(server, mark, page)),
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

  private post({ url }: BuiltServer, mark: string): Promise<unknown> {
    const message = `Is anybody there? ${'x'.repeat(this.padding)}`;
    const body = { name: 'Dana', email: `${mark}@northgate.example`, message };
    return this.send(mark, `${url}/api/contact`, 'POST', body);
  }

  private say({ url }: BuiltServer, mark: string, visitor: Visitor): Promise<unknown> {
    const body = { message: 'Do you work with cold stores?', clientMessageId: mark };
    const path = `${url}/api/chat/conversations/${visitor.id}/messages`;
    return this.send(mark, path, 'POST', body, { Cookie: visitor.cookie });
  }

  private async save({ url }: BuiltServer, mark: string, page: string): Promise<void> {
    const turn = this.count;
    const body = { metaTitle: String(turn) };
    const isStored = await this.send(mark, `${url}/api/admin/pages/${page}`, 'PUT', body, STAFF);
    if (isStored) this.lastSaves.set(page, turn);
  }

  private async send(
    mark: string,
    address: string,
    method: string,
    body: object,
    headers: Record<string, string> = {},
  ): Promise<boolean> {
    this.answers.tried += 1;
    const startedAt = performance.now();
    const { status } = await fetchWhole(address, {
      method,
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    this.answers.slowestMs = Math.max(this.answers.slowestMs, performance.now() - startedAt);
    const isSave = method === 'PUT';
    if (status === 200 || status === 201) {
      this.answers.acknowledged += 1;
      if (!isSave) this.acknowledgedMarks.add(mark);
      return true;
    }
    if (status === 503) {
      this.answers.refused += 1;
      if (!isSave) this.refusedMarks.add(mark);
    } else {
      this.answers.other.push(status);
    }
    return false;
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
           where client_message_id is not null`,
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
