import type { Locator, Page } from 'playwright/test';
import heads from '../src/config/heads.copy.en';
import supplyChain from '../src/features/company/solution-copy/supply-chain.copy.en';
import { expect, RELEASE, test } from './fixtures';

const COUNTRIES = ['Jordan', 'UAE', 'Saudi Arabia', 'Kuwait', 'Lebanon'];
const BLOCKS = ['ai-analytics', 'saas-platforms', 'supply-chain', 'erp-integration'];

test.describe('what they say, which needs no script', () => {
  test.use({ javaScriptEnabled: false });

  test('/contact says who answers, from where and how soon', async ({ page }) => {
    await page.goto('/contact');
    const main = page.getByRole('main');
    await expect(main.locator('section').first().getByRole('listitem')).toHaveCount(3);
    const company = main.getByRole('region', { name: 'How to reach us' });
    await expect(company).toContainText(/fully remote/i);
    await expect(company).toContainText(/Your message is read by.*Dima Sabbagh.*Khaled Mansour/);
    await expect(company).toContainText('Within 24 hours');
    await expect(company).toContainText(
      'Write on Thursday evening, and the message counts from Sunday: you hear from us by Monday, 09:00.',
    );
    await expect(company).toContainText(COUNTRIES.join(', '));
    for (const name of ['LinkedIn', 'Instagram']) {
      await expect(company.getByRole('link', { name })).toBeVisible();
    }
  });

  test('/contact#book-call has words of its own above the form', async ({ page }) => {
    await page.goto('/contact#book-call');
    await expect(page.getByRole('heading', { name: 'Book a discovery call' })).toBeInViewport();
    await expect(page.getByRole('heading', { name: 'Send a message' })).toBeHidden();
    await expect(page.getByRole('heading', { name: 'Request a proposal' })).toBeHidden();
    await expect(page.getByLabel('Name *', { exact: true })).toBeVisible();
  });

  test('/contact answers four questions, two of them about durations', async ({ page }) => {
    await page.goto('/contact');
    const faq = page.getByRole('region', { name: 'Before you write' });
    await expect(faq.getByRole('heading', { level: 3 })).toHaveCount(4);
    await expect(faq).toContainText('A discovery call is 30 minutes');
    await expect(faq).toContainText('3-12 months, small ones 6-8 weeks');
  });

  test('/solutions has four complete blocks, and a short fifth one', async ({ page }) => {
    await page.goto('/solutions');
    const ids = await page
      .locator('main section[id]')
      .evaluateAll((sections) => sections.map(({ id }) => id));
    expect(ids).toEqual([...BLOCKS, 'web-development']);
    for (const id of ids) {
      const links = page.locator(`#${id}`);
      await expect(links.locator('a[href^="/case-studies/"]')).toHaveCount(1);
      await expect(links.locator('a[href^="/insights/"]')).toHaveCount(1);
    }
    for (const id of BLOCKS) {
      const block = page.locator(`#${id}`);
      await expect(block.getByRole('heading', { level: 2 })).toBeVisible();
      await expect(block.locator('h2 + p')).toHaveText(/\S/);
      await expect(block.locator('p.max-w-measure')).toHaveText(/\S/);
      expect(
        await block.getByRole('list', { name: 'Tools' }).getByRole('listitem').count(),
      ).not.toBe(0);
      await expect(block.getByRole('heading', { level: 3 })).toHaveText([
        'Problems',
        'Approach',
        'Expected Outcomes',
      ]);
      for (const list of await block.locator('h3 + ul, h3 + ol').all()) {
        expect(await list.getByRole('listitem').count()).toBeGreaterThan(1);
      }
      await expect(block.getByRole('link', { name: 'Talk about' })).toHaveAttribute(
        'href',
        `/contact?about=${id}`,
      );
    }
  });
});

test('a solution leads to its page, and that back to the solution', async ({ page }) => {
  await page.goto('/solutions');
  const block = page.locator('#supply-chain');
  await block.getByRole('link', { name: 'Supply Chain: stages and handover' }).click();
  await expect(page).toHaveURL('/solutions/supply-chain');
  await expect(page).toHaveTitle(`${heads['/solutions/supply-chain'].title} | Masar`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(supplyChain.heading);
  const stages = page.getByRole('region', { name: 'From the first week to the handover' });
  await expect(stages.getByRole('listitem')).toHaveCount(supplyChain.stages.length);
  await page.getByRole('main').getByRole('link', { name: 'Solutions', exact: true }).click();
  await expect(page).toHaveURL('/solutions#supply-chain');
  await expect(block).toBeInViewport();
});

const HEADINGS = {
  'book-call': 'Book a discovery call',
  consultation: 'Schedule a consultation',
  proposal: 'Request a proposal',
};

/** Addresses of parts of pages; two in a row are of two pages, so that each one is loaded. */
const ANCHORS = [
  '/solutions#ai-analytics',
  '/contact#consultation',
  '/solutions#saas-platforms',
  '/contact#proposal',
  '/solutions#supply-chain',
  '/contact#book-call',
  '/solutions#erp-integration',
];

for (const [width, height] of [
  [1280, 720],
  [390, 800],
] as const) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height } });

    test(
      'the address of a part scrolls to a position below the header',
      RELEASE,
      async ({ page }) => {
        for (const address of ANCHORS) {
          await page.goto(address);
          const [path, id] = address.split('#');
          const part = page.locator(`#${id}`);
          await expect(part).toHaveCount(1);
          await expectBelowHeader(path === '/contact' ? formHeading(page) : part, height / 2);
        }
      },
    );

    test('each button leads to the form', width === 390 ? {} : RELEASE, async ({ page }) => {
      await page.goto('/');
      for (const [link, id] of [
        ['Book Discovery Call', 'book-call'],
        ['Schedule a Consultation', 'consultation'],
        ['Request a Proposal', 'proposal'],
      ] as const) {
        await page.getByRole('main').getByRole('link', { name: link }).click();
        await expect(page).toHaveURL(`/contact#${id}`);
        await expectBelowHeader(formHeading(page), height / 2);
        await expect(formHeading(page)).toHaveText(HEADINGS[id]);
        await expect(page.getByLabel('Message *')).toHaveValue(/^[^\n]{20,}\.\n\n$/);
        await page.goBack();
        await expect(page).toHaveURL('/');
      }
    });
  });
}

test('after an inquiry, nothing asks for it any more', RELEASE, async ({ page }) => {
  await page.goto('/contact#proposal');
  const intro = page.locator('#form-heading + p');
  await expect(intro).toBeVisible();
  await page.getByLabel('Name *').fill('Maya Khoury');
  await page.getByLabel('Email *').fill('maya@cedarclinics.example');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByRole('heading', { name: 'Thank you!' })).toBeFocused();
  await expect(intro).toBeHidden();
  await expect(page.getByText('You wrote:').locator('..')).toContainText(
    'Please send us a proposal for the following project.',
  );
  await page.getByRole('button', { name: 'Send Another Message' }).click();
  await expect(intro).toBeVisible();
});

test('a message that a button begins has no error any more', RELEASE, async ({ page }) => {
  await page.goto('/contact');
  await page.getByRole('button', { name: 'Send Message' }).click();
  const message = page.getByLabel('Message *');
  await expect(message).toHaveAccessibleDescription('Message is required');
  await page.getByRole('link', { name: 'Choose a time' }).click();
  await expect(message).toHaveValue(/^I would like to book a discovery call\./);
  await expect(message).toHaveAccessibleDescription('');
  await expect(message).not.toHaveAttribute('aria-invalid');
});

test('a talk about a solution begins with its name', async ({ page }) => {
  const message = page.getByLabel('Message *');
  await page.goto('/solutions/supply-chain');
  await page.getByRole('link', { name: 'Talk about Supply Chain' }).click();
  await expect(page).toHaveURL('/contact?about=supply-chain#book-call');
  await expect(message).toHaveValue(
    'I would like to book a discovery call.\nTopic: Supply Chain\n\n',
  );
  await expect(page.getByLabel('Interest')).toHaveValue('supply-chain');
  // It has no interest of its own.
  await page.goto('/contact?about=erp-integration');
  await expect(message).toHaveValue('Topic: ERP Integration\n\n');
  await expect(page.getByLabel('Interest')).toHaveValue('other');
  await page.goto('/contact?about=everything');
  await expect(message).toHaveValue('');
  await expect(page.getByLabel('Interest')).toHaveValue('');
});

const formHeading = (page: Page) => page.locator('#form-heading');

/** Expects the element's top between the sticky header and `limit`. */
async function expectBelowHeader(element: Locator, limit: number) {
  const bar = (await element.page().getByRole('banner').boundingBox())?.height ?? 0;
  const top = async () => (await element.boundingBox())?.y ?? -1;
  await expect.poll(top).toBeLessThan(limit);
  await expect.poll(top).toBeGreaterThanOrEqual(bar);
}

test.describe('a discovery call, by a visitor in Riyadh', () => {
  test.use({ timezoneId: 'Asia/Riyadh' });

  test('is wished for at up to three times, which stand in the message', async ({ page }) => {
    await page.goto('/contact#book-call');
    const wishes = page.getByRole('group', { name: 'When would suit you?' });
    await expect(wishes).toContainText(
      'In your time zone: Saudi Arabia Time, UTC+3. Choose up to three.',
    );
    const times = wishes.getByRole('group', { name: /^Choose times on / });
    for (const time of ['09:00', '11:00', '16:00']) {
      await times.getByRole('button', { name: time }).click();
    }
    await expect(times.getByRole('button', { name: '10:00' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    const message = page.getByLabel('Message *');
    await expect(message).toHaveValue(
      /^I would like to book a discovery call\.\nTime 1: \w+, \w+ \d+, 09:00 \(Saudi Arabia Time, UTC\+3\)\nTime 2: .*11:00.*\nTime 3: .*16:00.*\n\n$/,
    );
    await message.press('ControlOrMeta+End');
    await message.pressSequentially('About our stock.');
    await times.getByRole('button', { name: '11:00' }).click();
    await expect(message).toHaveValue(/09:00.*\nTime 2: .*16:00.*\n\nAbout our stock\.$/);
    await message.fill('Only this.');
    await times.getByRole('button', { name: '10:00' }).click();
    await expect(message).toHaveValue(/^Time 1: .*10:00.*\n\nOnly this\.$/);
    await expect(wishes).toContainText('1 of 3 chosen, written into the message below.');

    await page.getByLabel('Name *', { exact: true }).fill('Lina');
    await page.getByLabel('Email *').fill('lina@example.com');
    await page.getByRole('button', { name: 'Send Message' }).click();
    await page.getByRole('button', { name: 'Send Another Message' }).click();
    await expect(message).toHaveValue('I would like to book a discovery call.\n\n');
    await expect(wishes).not.toContainText('chosen');
    await times.getByRole('button', { name: '11:00' }).click();
    await expect(message).toHaveValue(/call\.\nTime 1: .*11:00/);
  });
});

for (const hash of ['book-call', 'consultation', 'proposal']) {
  test(`nothing moves while the words of #${hash} appear`, RELEASE, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`/contact#${hash}`);
    await expect(page.getByRole('heading', { name: 'Send a message' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Send Message' })).toBeVisible();
    const shift = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let sum = 0;
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries())
              sum += (entry as never as { value: number }).value;
          }).observe({ type: 'layout-shift', buffered: true });
          setTimeout(() => resolve(sum), 300);
        }),
    );
    expect(shift).toBeLessThan(0.02);
  });
}
