import { expect, test } from 'vitest';
import { insights } from '../../../db/schema/insights';
import { pages } from '../../../db/schema/pages';
import { anInsight } from '../insights/insights.examples';
import { aPage } from '../pages/pages.examples';
import { aPicture, upload } from '../../test/uploads';
import { createTestApp } from '../../test/test-app';

async function storePicture({ app }: ReturnType<typeof createTestApp>) {
  const bytes = await aPicture(1_000, 500).jpeg().toBuffer();
  return (await (await upload(app, { bytes, name: 'yard.jpg' })).json()) as { url: string };
}

const fitted = (url: string, alt: string) =>
  `<img src="${url}?w=1280" alt="${alt}" srcset="${url}?w=320 320w, ${url}?w=640 640w, ` +
  `${url}?w=960 960w, ${url}?w=1280 1000w" sizes="(min-width: 40rem) 36rem, 100vw" ` +
  'width="1000" height="500" loading="lazy" decoding="async">';

test('a picture of the media library loads in the size in which it is shown', async () => {
  const testApp = createTestApp();
  const { url } = await storePicture(testApp);
  const content = `![A "yard"](${url})`;
  const insight = anInsight({ content });
  testApp.deps.database.insert(insights).values(insight).run();
  const { html } = await testApp.caller().insights.article({ slug: insight.slug });
  expect(html).toBe(`<p dir="auto">${fitted(url, 'A &quot;yard&quot;')}</p>\n`);
});

test('a picture from elsewhere is a link, since pages load nothing from other sites', async () => {
  const testApp = createTestApp();
  const content = '![A yard](https://pictures.example/yard.jpg)';
  const insight = anInsight({ content });
  testApp.deps.database.insert(insights).values(insight).run();
  const { html } = await testApp.caller().insights.article({ slug: insight.slug });
  expect(html).toBe('<p dir="auto"><a href="https://pictures.example/yard.jpg">A yard</a></p>\n');
});

test('an image block has the attributes of its element; one of another site is skipped', async () => {
  const testApp = createTestApp();
  const { url } = await storePicture(testApp);
  const page = aPage({
    content: [
      { type: 'image', image: url, alt: 'The yard' },
      { type: 'image', image: 'https://pictures.example/yard.jpg', alt: 'Another' },
    ],
  });
  testApp.deps.database.insert(pages).values(page).run();
  const { sections, unknownBlocks } = await testApp.caller().pages.published({ slug: page.slug });
  expect(sections).toMatchObject([
    { attributes: { src: `${url}?w=1280`, width: 1_000, height: 500, alt: 'The yard' } },
  ]);
  expect(unknownBlocks).toBe(1);
});
