import { describe, expect, test } from 'vitest';
import { pages } from '../../../db/schema/pages';
import { aPage } from '../../features/pages/pages.examples';
import { createSiteApp } from '../../test/site-app';

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
    const title = `${'Überlang & <b>hostile</b> '.repeat(12)} التحول 🚢`;
    deps.database
      .insert(pages)
      .values(aPage({ slug: 'long', title }))
      .run();
    const response = await get('/og/long.png');
    expect(response.status).toBe(200);
    expect(Buffer.from(await response.arrayBuffer()).subarray(0, 8)).toEqual(PNG);
  });
});
