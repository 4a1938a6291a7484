import { describe, expect, test } from 'vitest';
import { pages } from '../../../db/schema/pages';
import { problemOf } from '../../test/responses';
import { createTestApp, STAFF } from '../../test/test-app';
import { aPage } from './pages.examples';
import { BLOCK_TYPES, blockDefinition, emptyBlock } from './blocks.schema';
import { gapsIn } from './block-gaps.schema';

const FULL = [
  { type: 'richText', markdown: 'We hire.' },
  { type: 'hero', heading: 'Careers' },
  { type: 'hero', heading: 'Careers', text: 'Now.', buttonLabel: 'Apply', buttonLink: '/contact' },
  { type: 'cards', items: [{ title: 'Amman' }] },
  { type: 'statistics', heading: '', items: [{ value: '+8', label: 'people' }] },
  { type: 'faq', items: [{ question: 'Remote?', answer: 'Yes.' }] },
  { type: 'image', image: '/media/1/a.png', alt: '' },
  { type: 'quote', text: 'It works.' },
  { type: 'callToAction' },
  { type: 'contactForm', heading: '' },
];

const HALF_FILLED = [
  [{ type: 'richText', markdown: ' \n' }, 'markdown', 'Content is required'],
  [{ type: 'hero', heading: '', text: 'Now.' }, 'heading', 'Heading is required'],
  [
    { type: 'hero', heading: 'A', buttonLabel: 'Apply', buttonLink: ' ' },
    'buttonLink',
    'Button link is required with a button label',
  ],
  [
    { type: 'hero', heading: 'A', buttonLink: '/contact' },
    'buttonLabel',
    'Button label is required with a button link',
  ],
  [{ type: 'cards', heading: 'A', items: [] }, 'items', 'Add at least one card'],
  [
    { type: 'cards', items: [{ title: '', text: 'B', link: '/' }] },
    'items.0.title',
    'Card title is required',
  ],
  [{ type: 'statistics', heading: 'A' }, 'items', 'Add at least one figure'],
  [
    {
      type: 'statistics',
      items: [
        { value: '1', label: 'a' },
        { value: '', label: 'people' },
      ],
    },
    'items.1.value',
    'Value is required',
  ],
  [{ type: 'statistics', items: [{ value: '1' }] }, 'items.0.label', 'Meaning is required'],
  [{ type: 'faq', heading: 'A', items: null }, 'items', 'Add at least one question'],
  [{ type: 'faq', items: [{ question: 'A' }] }, 'items.0.answer', 'Answer is required'],
  [{ type: 'image', image: '', alt: 'A' }, 'image', 'Image is required'],
  [{ type: 'quote', text: '', source: 'A' }, 'text', 'Quotation is required'],
] as const;

function start() {
  const { app, deps } = createTestApp();
  const send = (method: string, path: string, body: unknown) =>
    app.request(
      path,
      {
        method,
        headers: { ...STAFF, 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      },
      {},
    );
  return { deps, send };
}

describe('a half-filled block', () => {
  test.each(HALF_FILLED)('%j is refused at %s: %s', async (block, path, message) => {
    const { send } = start();
    const response = await send('POST', '/api/admin/pages', aPage({ content: [FULL[0], block] }));
    expect(response.status).toBe(400);
    expect((await problemOf(response)).errors).toEqual([{ path: `content.1.${path}`, message }]);
  });

  test('is refused in an update, but a stored one does not keep the rest from changing', async () => {
    const { deps, send } = start();
    const content = [{ type: 'statistics', heading: 'A', items: [] }];
    const page = aPage({ slug: 'stored', content });
    deps.database.insert(pages).values(page).run();
    const path = `/api/admin/pages/${deps.database.select().from(pages).get()?.id}`;
    expect((await send('PUT', path, { content })).status).toBe(400);
    const response = await send('PUT', path, { title: 'Another' });
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ title: 'Another', content });
  });
});

test('complete blocks, and those of other tools, are stored as posted', async () => {
  const { send } = start();
  const content = [
    ...FULL,
    { type: 'gallery' },
    { type: 'hero', title: 'Careers' },
    { type: 'cards', items: [{ name: 'Amman' }] },
    null,
    7,
  ];
  const response = await send('POST', '/api/admin/pages', aPage({ content }));
  expect(response.status).toBe(201);
  expect(await response.json()).toMatchObject({ content });
});

test('each type has an example here, and only those without a required field may be empty', () => {
  expect(new Set(FULL.map(({ type }) => type))).toEqual(new Set(BLOCK_TYPES));
  const empty = BLOCK_TYPES.filter((type) => gapsIn(emptyBlock(type)).length === 0);
  expect(empty.map((type) => blockDefinition(type).label)).toEqual([
    'Call to action',
    'Contact form',
  ]);
});
