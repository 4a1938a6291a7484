import type { Locator, Page, TestInfo } from 'playwright/test';
import { aWord, expect, sendInquiry, STAFF, test } from '../fixtures';

test.use({ database: 'content' });

/** Texts in two scripts, and the side on which their last sign belongs. */
const CORPUS = [
  { text: 'نستخدم SAP S/4HANA منذ 2019.', end: 'left' },
  { text: 'هل يعمل مع WhatsApp (Business)؟', end: 'left' },
  { text: 'السعر 1,250.50 د.أ. (نحو 1,763 USD).', end: 'left' },
  { text: 'قالوا: «ERP يكفي»، ثم طلبوا Excel!', end: 'left' },
  { text: 'ثلاثة أنظمة: SAP، Odoo، وملف Excel…', end: 'left' },
  { text: 'The team calls it «نظام الأسبوع», and so do we.', end: 'right' },
  { text: 'Does it read ة and ه as one letter (on labels)?', end: 'right' },
  { text: 'Write to hello@masar.example (بالعربية أيضًا).', end: 'right' },
  { text: 'It cost 1,250.50 د.أ. in all!', end: 'right' },
] as const;
/** Most of its letters are Arabic, and it begins with Latin ones. */
const LATIN_FIRST = { text: 'ERP يتوقف في الشهر الخامس؛ لماذا؟', end: 'left' } as const;

type Side = 'left' | 'right' | 'between' | 'nowhere';

/** The side on which the last sign of each line of a text stands, as the text was typed. */
const sidesOfLines = (block: Locator) =>
  block.evaluate((element) => {
    const lines: DOMRect[][] = [[]];
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      for (const [index, sign] of (node.textContent ?? '').split('').entries()) {
        if (sign === '\n') lines.push([]);
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + 1);
        const place = range.getBoundingClientRect();
        if (place.width > 0) lines.at(-1)?.push(place);
      }
    }
    const centre = (place: DOMRect) => place.left + place.width / 2;
    return lines.map((signs): Side => {
      const last = signs.at(-1);
      if (!last) return 'nowhere';
      // A long line goes on below.
      const beside = signs.filter(({ top, bottom }) => top < last.bottom && bottom > last.top);
      if (beside.every((place) => centre(last) <= centre(place))) return 'left';
      return beside.every((place) => centre(last) >= centre(place)) ? 'right' : 'between';
    });
  });

async function expectEnds(
  part: Locator,
  corpus: readonly { text: string; end: string }[] = CORPUS,
): Promise<void> {
  for (const { text, end } of corpus) {
    const block = part.getByText(text, { exact: true }).first();
    await expect(block).toBeVisible();
    expect.soft(await sidesOfLines(block), text).toEqual([end]);
  }
}

/** For a look at what was measured, in `test-results/`. */
async function takePicture(page: Page, info: TestInfo, name: string): Promise<void> {
  await page.screenshot({ path: info.outputPath(`${name}.png`), fullPage: true });
}

for (const language of ['en', 'ar'] as const) {
  test(`mixed text keeps its punctuation in place in an article of the language ${language}`, async ({
    page,
    request,
  }, info) => {
    const slug = `mixed-${language}`;
    const corpus = [...CORPUS, LATIN_FIRST];
    const list = corpus.map(({ text }) => `- ${text}`).join('\n');
    const article = {
      title: CORPUS[1].text,
      excerpt: CORPUS[5].text,
      content: `${corpus.map(({ text }) => text).join('\n\n')}\n\n## ${CORPUS[0].text}\n\n${list}`,
      category: 'ERP Integration',
      slug,
      language,
    };
    const created = await request.post('/api/admin/insights', { headers: STAFF, data: article });
    expect(created.status()).toBe(201);
    await page.goto(language === 'ar' ? `/ar/insights/${slug}` : `/insights/${slug}`);
    const main = page.getByRole('main');
    await expectEnds(main, corpus);
    for (const [level, { text, end }] of [
      [1, CORPUS[1]],
      [2, CORPUS[0]],
    ] as const) {
      const heading = main.getByRole('heading', { level, name: text });
      expect.soft(await sidesOfLines(heading), text).toEqual([end]);
    }
    await takePicture(page, info, `article-${language}`);
  });
}

test('a notification in English is read from the left, with an Arabic name in its place', async ({
  page,
  request,
  openConsole,
}) => {
  await openConsole('/admin/leads');
  const name = `${CORPUS[0].text} ${aWord()}`;
  await sendInquiry(request, { name, email: `${aWord()}@tiraz.example` });
  await page
    .getByRole('button', { name: /^Notifications, / })
    .locator('visible=true')
    .click();
  const title = page.getByRole('list', { name: 'Newest notifications' }).getByText(name);
  await expect(title).toHaveCSS('direction', 'ltr');
  await expect(title).toHaveText(`New inquiry from \u2068${name}\u2069`);
});

test('mixed text keeps its punctuation in place in a chat and in an inquiry', async ({
  page,
  request,
  browser,
  openConsole,
  baseURL,
}, info) => {
  const word = aWord();
  await sendInquiry(request, {
    name: `Lina ${word}`,
    message: CORPUS.map(({ text }) => text).join('\n'),
  });
  const visitor = await browser.newPage({ baseURL });
  await visitor.goto('/ar');
  await visitor.getByRole('button', { name: 'تحدّثوا معنا' }).click();
  const panel = visitor.getByRole('dialog');
  const box = panel.getByRole('textbox').last();
  for (const { text } of CORPUS.slice(1, 7)) {
    await box.fill(text);
    await box.press('Enter');
    await expect(panel.getByText(text, { exact: true })).toBeVisible();
  }
  await expectEnds(panel, CORPUS.slice(1, 7));
  await takePicture(visitor, info, 'chat-panel');

  await openConsole(`/admin/leads?search=${word}`);
  await page
    .getByRole('button', { name: `Lina ${word}` })
    .first()
    .click();
  const message = page.getByRole('group', { name: 'Entries' }).getByText(CORPUS[0].text);
  await expect(message).toBeVisible();
  expect.soft(await sidesOfLines(message)).toEqual(CORPUS.map(({ end }) => end));
  await takePicture(page, info, 'inquiry');
});
