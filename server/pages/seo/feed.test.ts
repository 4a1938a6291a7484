import { describe, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { insights } from '../../../db/schema/insights';
import { anInsight } from '../../features/insights/insights.examples';
import { createSiteApp } from '../../test/site-app';
import { childrenOf, parseXml, textOf } from '../../test/xml';

const HOSTILE = [
  '</title><script>alert(1)</script>',
  'R&D <b>and</b> "quotes" & \'more\' &amp; &nbsp;',
  ']]><![CDATA[ <!-- <?php ?>',
  'bell \u0007 null \u0000 escape \u001b next \u0085 not-a-character \ufffe\uffff',
  'التحول الرقمي 🚢',
];

describe('the feed', () => {
  test('is a well-formed Atom feed of the insights, newest first', async () => {
    const { get, deps } = createSiteApp({ seeded: true });
    const response = await get('/feed.xml');
    expect(response.headers.get('content-type')).toBe('application/atom+xml; charset=utf-8');
    const feed = parseXml(await response.text());
    expect(feed.tagName).toBe('feed');
    expect(feed.namespaceURI).toBe('http://www.w3.org/2005/Atom');
    expect(feed.getAttribute('xml:base')).toBe('http://localhost:3000/');
    const entries = childrenOf(feed, 'entry');
    const rows = deps.database.select().from(insights).where(eq(insights.language, 'en')).all();
    rows.sort((a, b) => `${b.publishedAt}`.localeCompare(`${a.publishedAt}`));
    expect(entries.map((entry) => textOf(entry, 'title'))).toEqual(rows.map(({ title }) => title));
    for (const entry of entries) {
      const [link] = childrenOf(entry, 'link');
      expect(textOf(entry, 'id')).toBe(link?.getAttribute('href'));
      expect((await get(new URL(textOf(entry, 'id')).pathname)).status).toBe(200);
      expect(textOf(entry, 'updated')).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
      expect(textOf(entry, 'summary')).not.toBe('');
      expect(textOf(entry, 'content')).toMatch(/^<(p|h2|blockquote)[ >]/);
    }
    const newest = rows.map(({ updatedAt }) => updatedAt).sort();
    expect(textOf(feed, 'updated')).toBe(newest.at(-1));
  });

  test.each([
    ['/feed.xml', 'Digital Strategy', 'Dima Sabbagh'],
    ['/ar/feed.xml', 'الاستراتيجية الرقمية', 'ديمة صباغ'],
  ])('%s names the author and the category in its language', async (path, label, author) => {
    const { read, deps } = createSiteApp({ seeded: true });
    const [article] = parseXml(await read(path)).getElementsByTagName('entry');
    const [category] = article?.getElementsByTagName('category') ?? [];
    expect(category?.getAttribute('term')).toBe('Digital Strategy');
    expect(category?.getAttribute('label')).toBe(label);
    expect(article?.getElementsByTagName('author')[0]?.textContent).toBe(author);

    deps.database.update(insights).set({ authorId: null }).run();
    deps.responseCache.invalidate('insights');
    const [unsigned] = parseXml(await read(path)).getElementsByTagName('entry');
    expect(unsigned?.getElementsByTagName('author')).toHaveLength(0);
  });

  test('is well-formed without any insight', async () => {
    const feed = parseXml(await createSiteApp({}).read('/feed.xml'));
    expect(childrenOf(feed, 'entry')).toEqual([]);
    expect(Date.parse(textOf(feed, 'updated'))).not.toBeNaN();
  });

  test.each(HOSTILE)('stays well-formed with %j in every field', async (text) => {
    const { read, deps } = createSiteApp({});
    const row = anInsight({ title: text, excerpt: text, category: text, content: text });
    deps.database.insert(insights).values(row).run();
    const [entry] = childrenOf(parseXml(await read('/feed.xml')), 'entry');
    if (!entry) throw new Error('The feed has no entry');
    // eslint-disable-next-line no-control-regex -- the characters that XML does not allow
    const allowed = text.replaceAll(/[\u0000-\u001f\u007f-\u009f\ufffe\uffff]/g, '');
    expect(textOf(entry, 'title')).toBe(allowed);
    expect(textOf(entry, 'summary')).toBe(allowed);
    expect(childrenOf(entry, 'category')[0]?.getAttribute('term')).toBe(allowed);
    expect(textOf(entry, 'content')).not.toMatch(/<script|<b>/);
  });
});
