import { describe, expect, test } from 'vitest';
import { insights } from '../../../db/seed/insights';
import { pages } from '../../../db/schema/pages';
import { aPage } from '../../features/pages/pages.examples';
import { createSiteApp } from '../../test/site-app';
import { drawPreview, previewSvg } from './draw-preview';
import { layOutTitle } from './preview-title';
import { type Cover, COVER_HEIGHT } from '../../../src/components/art/cover';

const insightOf = (category: string, cover: Cover | null = null) =>
  ({ type: 'insight', category, cover }) as const;

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

describe('the preview picture', () => {
  test.each([
    '/og/home.png',
    '/og/contact.png',
    '/og/case-studies/hair-salon-website.png',
    '/og/insights/one-database-per-customer-or-one-for-all.png',
  ])('%s is a PNG of 1200 by 630', async (path) => {
    const response = await createSiteApp({ seeded: true }).get(path);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('image/png');
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(bytes.subarray(0, 8)).toEqual(PNG);
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
  });

  test.each([
    '/og/nowhere.png',
    '/og/insights/nowhere.png',
    '/og/.png',
    '/og//.png',
    '/og/home',
    '/og/contact.jpg',
    '/og/admin/leads.png',
    '/og/secret-plan.png',
    '/og/../../etc/passwd.png',
  ])('%s is a 404', async (path) => {
    const { get, deps } = createSiteApp({});
    deps.database
      .insert(pages)
      .values(aPage({ slug: 'secret-plan', status: 'draft' }))
      .run();
    const response = await get(path);
    expect(response.status).toBe(404);
    expect(response.headers.get('content-type')).not.toContain('image');
  });

  test('of a published page is drawn for any title', async () => {
    const { get, deps } = createSiteApp({});
    const title = `${'Überlang & <b>hostile</b> '.repeat(12)} التحول 🚢\u0001`;
    deps.database
      .insert(pages)
      .values(aPage({ slug: 'long', title }))
      .run();
    const response = await get('/og/long.png');
    expect(response.status).toBe(200);
    expect(Buffer.from(await response.arrayBuffer()).subarray(0, 8)).toEqual(PNG);
  });

  test('of a study has its figure, in the lattice of its industry', () => {
    const study = (industry: string) =>
      previewSvg({
        title: 'Cold-store orders',
        section: industry,
        drawing: {
          type: 'case_study',
          slug: 'ours',
          industry,
          figure: { value: '−31%', metric: 'Stock written off' },
        },
      });
    expect(study('Food distribution')).toContain('−31%');
    expect(study('Food distribution')).toContain('Stock written off');
    const stars = (svg: string) => /<path d="[^"]+" fill="#1d5f60"/.exec(svg)?.[0];
    expect(stars(study('Food distribution'))).not.toBe(stars(study('Healthcare')));
  });

  test('of a study with a scene shows it', () => {
    const drawing = {
      type: 'case_study',
      slug: 'one-order-book',
      industry: '',
      figure: null,
    } as const;
    expect(previewSvg({ title: 'One order book', section: '', drawing })).toContain('>380</text>');
  });

  test.each(['−31\u0001%', '🚢', '<b>&amp;</b>', 'Значение', '9'.repeat(400)])(
    'is drawn for a study with the figure %j',
    (value) => {
      const drawing = {
        type: 'case_study',
        slug: 'ours',
        industry: 'Food distribution',
        figure: { value, metric: `${value} of all` },
      } as const;
      const page = { title: 'Cold-store orders', section: '', drawing };
      expect(Buffer.from(drawPreview(page)).subarray(0, 8)).toEqual(PNG);
      // A figure has the room beside the lattice.
      expect(previewSvg(page)).not.toContain('9'.repeat(40));
    },
  );

  test('of an article has the colors of its category', () => {
    const ground = (category: string) =>
      /<rect[^>]* fill="([^"]+)"/.exec(
        previewSvg({ title: 'Title', section: category, drawing: insightOf(category) }),
      )?.[1];
    expect(ground('Supply Chain')).not.toBe(ground('AI & Analytics'));
    expect(ground('A category from the API')).toMatch(/^#/);
  });

  test.each(insights)('of the article $slug shows its drawing in place of the path', (article) => {
    const drawing = { ...insightOf(article.category), slug: article.slug };
    const svg = previewSvg({ title: article.title, section: '', drawing });
    expect(svg).toContain('viewBox="-120 -200 560 840"');
    expect(svg).not.toContain('650l335');
    // Lengths of dashes by a path's own length, which it would draw as dots.
    expect(svg).not.toContain('stroke-dasharray="1"');
    // Names of colors, which the renderer does not know.
    expect(svg).not.toMatch(/var\(|light-dark\(|color-mix\(/);
  });

  test('of an article shows its figure in place of the path', () => {
    const label = { text: '25', x: 7, y: 8, anchor: 'end' as const, size: 30, isInside: false };
    const cover = { height: COVER_HEIGHT, plain: 'M1 2h3', litLines: 'M4 5h6', labels: [label] };
    const svg = previewSvg({ title: 'Title', section: '', drawing: insightOf('SaaS', cover) });
    expect(svg).toContain('<path d="M1 2h3" fill="#');
    expect(svg).toContain('<path d="M4 5h6" fill="none"');
    expect(svg).toMatch(/<text x="7" y="8" text-anchor="end" [^>]*>\u206625\u2069</);
    expect(svg).not.toContain('650l335');
  });

  test('of an article says what its figure shows, in at most three lines', () => {
    const linesFor = (title: string) => {
      const drawing = insightOf('SaaS', { height: COVER_HEIGHT, plain: 'M1 2h3', title });
      const svg = previewSvg({ title: 'Title', section: '', drawing });
      return Array.from(
        svg.matchAll(/font-size="26" font-weight="400" fill="#0d2f33">(.*?)</g),
      ).map(([, line = '']) => line.replaceAll(/[\u2066-\u2069]/g, ''));
    };
    expect(linesFor('From 25 million riyals to 375,000 in fifteen waves')).toEqual([
      'From 25 million riyals to',
      '375,000 in fifteen waves',
    ]);
    expect(linesFor('a < b & c')).toEqual(['a &lt; b &amp; c']);
    expect(linesFor('word '.repeat(60))).toHaveLength(3);
    expect(linesFor('')).toEqual([]);
  });

  test('shows Arabic titles', () => {
    const [one, two] = ['التحول الرقمي', 'سلسلة التوريد'].map((title) =>
      drawPreview({ title, section: '' }),
    );
    expect(Buffer.from(one ?? []).equals(two ?? Buffer.alloc(0))).toBe(false);
  });

  test('leaves no last word of a title alone', () => {
    expect(insights.length).toBeGreaterThan(0);
    for (const { title } of insights) {
      const { lines } = layOutTitle(title, 1.1);
      // The name of the region is one word here.
      expect(lines.join(' ').replaceAll('\u00a0', ' ')).toBe(title);
      expect(lines.at(-1)).toContain(' ');
    }
  });

  test('keeps the name of the region on one line', () => {
    const { lines } = layOutTitle('AI and demand forecasting for Middle East companies', 1.1);
    expect(lines.some((line) => line.includes('Middle\u00a0East'))).toBe(true);
  });

  test('breaks a title into lines of about equal length', () => {
    expect(layOutTitle('About our remote digital transformation team', 1.1).lines).toEqual([
      'About our',
      'remote digital',
      'transformation team',
    ]);
  });

  test('keeps a title within five lines of a large size, or cuts it', () => {
    const { lines, size } = layOutTitle('long words '.repeat(80).trim(), 1.35);
    expect(lines.length * size * 1.35).toBeLessThanOrEqual(380);
    expect(lines.at(-1)).toMatch(/…$/);
  });

  test('has a path that turns by 45 or 90 degrees', () => {
    const [, path = ''] =
      / d="([^"]*)" fill="none" stroke="[^"]*" stroke-width="7"/.exec(
        previewSvg({ title: 'Title', section: '' }),
      ) ?? [];
    const moves = path.replaceAll(/M[^a-z]*/g, '').match(/[lvh][^a-z]*/g) ?? [];
    expect(moves).toHaveLength(3);
    for (const move of moves) {
      const [dx = 0, dy = 0] = (move.slice(1).match(/-?[\d.]+/g) ?? []).map(Number);
      expect(move.startsWith('l') ? Math.abs(dx) === Math.abs(dy) : true, move).toBe(true);
    }
  });
});
