import fc from 'fast-check';
import { expect, test } from 'vitest';
import { RUNS } from '../../test/arbitraries';
import { createSiteApp } from '../../test/site-app';
import { STAFF } from '../../test/test-app';
import { aPage } from '../pages/pages.examples';

const SLUGS = ['a', 'b', 'c', 'd', 'e'];
const anySlug = fc.constantFrom(...SLUGS);
const anyItem = fc.nat(4);

const anyStep = fc.oneof(
  fc.record({ type: fc.constant('create' as const), slug: anySlug }),
  fc.record({ type: fc.constant('rename' as const), item: anyItem, slug: anySlug }),
  fc.record({ type: fc.constant('rename' as const), item: anyItem, slug: anySlug }),
  fc.record({ type: fc.constant('publish' as const), item: anyItem, isPublic: fc.boolean() }),
  fc.record({ type: fc.constant('remove' as const), item: anyItem }),
  fc.record({ type: fc.constant('redirect' as const), slug: anySlug, to: anySlug }),
);

type Site = ReturnType<typeof createSiteApp>;

/** Does the step, if it is allowed. */
async function take(
  step: typeof anyStep extends fc.Arbitrary<infer Step> ? Step : never,
  site: Site,
) {
  const send = (method: string, path: string, body?: unknown) =>
    site.send(method, `/api/admin/${path}`, body, STAFF);
  const pages = (await (await site.get('/api/admin/pages', STAFF)).json()) as { id: string }[];
  const id = 'item' in step ? pages[step.item % Math.max(1, pages.length)]?.id : undefined;
  switch (step.type) {
    case 'create':
      return send('POST', 'pages', aPage({ slug: step.slug, status: 'published' }));
    case 'rename':
      return send('PUT', `pages/${id}`, { slug: step.slug });
    case 'publish':
      return send('PUT', `pages/${id}`, { status: step.isPublic ? 'published' : 'draft' });
    case 'remove':
      return send('DELETE', `pages/${id}`);
    case 'redirect':
      return send('POST', 'redirects', { from: `/${step.slug}`, to: `/${step.to}` });
  }
}

test('whatever is renamed, hidden, removed and redirected, no address needs two hops', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyStep, { minLength: 5, maxLength: 30 }), async (steps) => {
      const site = createSiteApp({});
      try {
        for (const step of steps) expect((await take(step, site)).status).toBeLessThan(500);
        const { isPublicPath } = site.deps;
        for (const slug of SLUGS) {
          const { status, location } = await visit(site, `/${slug}`);
          // A living page wins, and a redirect leads to a living page at once.
          expect(status === 200).toBe(isPublicPath(`/${slug}`));
          if (status === 308) expect((await visit(site, location ?? '')).status).toBe(200);
          else expect([200, 404]).toContain(status);
        }
      } finally {
        site.deps.database.$client.close();
      }
    }),
    { numRuns: RUNS ?? 30 },
  );
});

test('an old address leads to the item that had it last, unless one has it now', async () => {
  const anyRename = fc.record({ item: fc.nat(2), slug: anySlug });
  await fc.assert(
    fc.asyncProperty(fc.array(anyRename, { minLength: 10, maxLength: 60 }), async (renames) => {
      const site = createSiteApp({});
      try {
        /** The item that had each address last. */
        const known = new Map<string, string>();
        const slugs = new Map<string, string>();
        for (const slug of ['x', 'y', 'z']) {
          const body = aPage({ slug, status: 'published' });
          const created = await site.send('POST', '/api/admin/pages', body, STAFF);
          slugs.set(((await created.json()) as { id: string }).id, slug);
        }
        const ids = [...slugs.keys()];
        for (const { item, slug } of renames) {
          const id = ids[item] ?? '';
          const { status } = await site.send('PUT', `/api/admin/pages/${id}`, { slug }, STAFF);
          if (status !== 200) continue;
          known.set(slugs.get(id) ?? '', id);
          slugs.set(id, slug);
        }
        for (const [slug, id] of known) {
          const { status, location } = await visit(site, `/${slug}`);
          const isLiving = [...slugs.values()].includes(slug);
          expect([status, location]).toEqual(isLiving ? [200, null] : [308, `/${slugs.get(id)}`]);
        }
      } finally {
        site.deps.database.$client.close();
      }
    }),
    { numRuns: RUNS ?? 30 },
  );
});

async function visit({ get }: Site, path: string) {
  const { status, headers } = await get(path);
  return { status, location: headers.get('location') };
}
