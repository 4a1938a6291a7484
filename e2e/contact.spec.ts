import type { Page } from 'playwright/test';
import { anInquiry } from '../server/features/leads/leads.examples';
import { expectNoFault } from './axe';
import { expect, RELEASE, STAFF, test } from './fixtures';

const OFFLINE = 'There is no connection. Please try again when it is back.';
const CREATE = '**/trpc/leads.create*';

async function fillIn(page: Page, changes: Record<string, string> = {}) {
  const fields = {
    'Name *': 'Maya Khoury',
    'Email *': 'maya@cedarclinics.example',
    Company: 'Cedar Clinics',
    Phone: '+961 1 555 014',
    'Message *': 'Patient portal for four clinics.',
    ...changes,
  };
  for (const [label, value] of Object.entries(fields))
    await page.getByLabel(label, { exact: true }).fill(value);
}

/** Opens the page, and waits until the form is hydrated. */
async function openContact(page: Page) {
  await page.goto('/contact');
  await expect(page.locator('form[novalidate]')).toBeVisible();
}

const send = (page: Page) => page.getByRole('button', { name: 'Send Message' }).click();
const thanks = (page: Page) => page.getByRole('heading', { name: 'Thank you!' });

/** In a toast, which soon ends, and below the form, where it stays. */
async function expectFailure(page: Page, why: string) {
  const toasts = page.locator('#toasts').getByRole('listitem');
  for (const place of [toasts, page.locator('form')]) {
    await expect(place.getByText('Error sending message', { exact: true })).toBeVisible();
    await expect(place.getByText(why)).toBeVisible();
  }
}

async function expectEverythingTyped(page: Page) {
  await expect(page.getByLabel('Name *')).toHaveValue('Maya Khoury');
  await expect(page.getByLabel('Email *')).toHaveValue('maya@cedarclinics.example');
  await expect(page.getByLabel('Company', { exact: true })).toHaveValue('Cedar Clinics');
  await expect(page.getByLabel('Phone')).toHaveValue('+961 1 555 014');
  await expect(page.getByLabel('Message *')).toHaveValue('Patient portal for four clinics.');
}

test('a visitor sends an inquiry, and it is stored', async ({ page, request }) => {
  const inquiry = anInquiry({ name: 'Stored Khoury' });
  await openContact(page);
  for (const [name, value] of Object.entries(inquiry)) {
    const field = page.locator(`form [name="${name}"]`);
    await expect(field, name).toBeVisible();
    const isSelect = await field.evaluate((element) => element.tagName === 'SELECT');
    await (isSelect ? field.selectOption(String(value)) : field.fill(String(value)));
  }
  await send(page);
  await expect(thanks(page)).toBeFocused();
  await expect(page.getByText('Message sent successfully!', { exact: true })).toBeVisible();
  await expect(
    page.getByText("We'll get back to you within 24 hours.", { exact: true }),
  ).toBeVisible();

  const leads = await request.get('/api/admin/leads?search=stored khoury', { headers: STAFF });
  expect(await leads.json()).toMatchObject({ count: 1, leads: [inquiry] });
});

test('the interest is one of four options, or none', RELEASE, async ({ page }) => {
  await page.goto('/contact');
  const options = page.getByLabel('Interest').getByRole('option');
  await expect(options).toHaveText([
    'Choose one',
    'AI & Analytics',
    'SaaS Platforms',
    'Supply Chain Optimization',
    'Other',
  ]);
});

test('each invalid field shows its error, the first one has the focus, and the values stay', async ({
  page,
}) => {
  await openContact(page);
  await page.getByLabel('Company', { exact: true }).fill('Cedar Clinics');
  await page.getByLabel('Email *').fill('maya at cedarclinics');
  await send(page);
  const name = page.getByLabel('Name *');
  await expect(name).toBeFocused();
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  await expect(name).toHaveAccessibleDescription('Name is required');
  await expect(page.getByLabel('Email *')).toHaveAccessibleDescription('Valid email is required');
  await expect(page.getByLabel('Message *')).toHaveAccessibleDescription('Message is required');
  await expect(page.getByText('Name is required')).toHaveCount(1);
  const announced = page.locator('form').getByRole('status');
  await expect(announced).toHaveText('3 fields need attention.');
  await expectNoFault(page);

  await name.fill('Maya Khoury');
  await expect(page.getByText('Name is required')).toHaveCount(0);
  await expect(announced).toHaveText('2 fields need attention.');
  await page.getByLabel('Message *').fill('Patient portal for four clinics.');
  await expect(announced).toHaveText('1 field needs attention.');
  await send(page);
  await expect(page.getByLabel('Email *')).toBeFocused();
  await expect(page.getByLabel('Email *')).toHaveValue('maya at cedarclinics');
  await expect(page.getByLabel('Company', { exact: true })).toHaveValue('Cedar Clinics');
});

test(
  'the button shows that the form is being sent, and a second press sends nothing',
  RELEASE,
  async ({ page }) => {
    let release: () => void = () => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    let sent = 0;
    await page.route(CREATE, async (route) => {
      sent += 1;
      await released;
      await route.continue();
    });
    await openContact(page);
    await fillIn(page);
    await send(page);
    await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled();
    await page.getByLabel('Phone').press('Enter');
    release();
    await expect(thanks(page)).toBeVisible();
    expect(sent).toBe(1);
  },
);

test(
  '"Send Another Message" leads to a blank form with the focus on Name',
  RELEASE,
  async ({ page }) => {
    await openContact(page);
    await fillIn(page);
    await send(page);
    await page.getByRole('button', { name: 'Send Another Message' }).click();
    await expect(page.getByLabel('Name *')).toBeFocused();
    for (const label of ['Name *', 'Email *', 'Company', 'Phone', 'Interest', 'Message *']) {
      await expect(page.getByLabel(label, { exact: true })).toHaveValue('');
    }
  },
);

test('the home page has the same form', RELEASE, async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('form[novalidate]')).toBeVisible();
  await fillIn(page);
  await send(page);
  await expect(thanks(page)).toBeFocused();
});

test.describe('a failure', () => {
  test.use({ allowedConsole: /Failed to load resource/ });

  test('shows the explanation of the server, and the form stays', async ({ page }) => {
    await page.route(CREATE, (route) =>
      route.continue({ headers: { ...route.request().headers(), authorization: 'Bearer wrong' } }),
    );
    await openContact(page);
    await fillIn(page);
    await send(page);
    await expectFailure(page, 'The access token is not valid.');
    await expect(page.getByRole('button', { name: 'Send Message' })).toBeEnabled();
    await expectEverythingTyped(page);
  });

  test('without a response asks to try again later, and a retry stores the inquiry once', async ({
    page,
    request,
  }) => {
    await openContact(page);
    await fillIn(page);
    const before = await countOf(request, 'maya@cedarclinics.example');
    // The server stores the inquiry, and the response is lost.
    await page.route(CREATE, async (route) => {
      await route.fetch();
      await route.abort();
    });
    await send(page);
    await expectFailure(page, 'Please try again later.');
    await expectEverythingTyped(page);
    await page.unroute(CREATE);
    await send(page);
    await expect(thanks(page)).toBeVisible();
    expect(await countOf(request, 'maya@cedarclinics.example')).toBe(before + 1);
  });

  test(
    'without a connection says so at once, and is not sent later',
    RELEASE,
    async ({ page, context, request }) => {
      await openContact(page);
      await fillIn(page);
      const before = await countOf(request, 'maya@cedarclinics.example');
      await context.setOffline(true);
      await send(page);
      // Beside the title, where the part that draws toasts could not be loaded any more.
      await expect(page.getByText(OFFLINE).first()).toBeVisible();
      await expectEverythingTyped(page);
      await context.setOffline(false);
      await page.getByLabel('Phone').fill('+961 1 555 015');
      await send(page);
      await expect(thanks(page)).toBeVisible();
      expect(await countOf(request, 'maya@cedarclinics.example')).toBe(before + 1);
    },
  );

  test('of all requests shows an error too, and the form stays', RELEASE, async ({ page }) => {
    await openContact(page);
    await fillIn(page);
    await page.route('**/*', (route) => route.abort());
    await send(page);
    const title = page.getByText('Error sending message', { exact: true });
    await expect(title).toHaveCount(2);
    await expectEverythingTyped(page);
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    await expect(title).toHaveCount(1);
    await expect(page.locator('form').filter({ has: title })).toBeVisible();
  });

  test("of the server's validation is shown at the field", async ({ page }) => {
    await page.route(CREATE, async (route) => {
      const body = route.request().postData() ?? '';
      await route.continue({ postData: body.replace('maya@cedarclinics.example', 'nonsense') });
    });
    await openContact(page);
    await fillIn(page);
    await send(page);
    await expect(page.getByLabel('Email *')).toBeFocused();
    await expect(page.getByLabel('Email *')).toHaveAccessibleDescription('Valid email is required');
    await expectEverythingTyped(page);
  });
});

async function countOf(request: Page['request'], search: string): Promise<number> {
  const response = await request.get(`/api/admin/leads?limit=1&search=${search}`, {
    headers: STAFF,
  });
  return ((await response.json()) as { count: number }).count;
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, allowedConsole: /status of 400/ });

  test('the form sends, thanks, and starts again', async ({ page, request }) => {
    await page.goto('/');
    await fillIn(page, { 'Name *': 'Plain Khoury' });
    await page.getByLabel('Interest').selectOption('Other');
    await send(page);
    await expect(thanks(page)).toBeFocused();
    await expect(thanks(page)).toBeInViewport();
    await expect(page).toHaveURL('/contact?sent=1');
    expect(await countOf(request, 'plain khoury')).toBe(1);
    await page.getByRole('button', { name: 'Send Another Message' }).click();
    await expect(page.getByLabel('Name *')).toHaveValue('');
  });

  test('a refused form comes back with its errors and values', async ({ page }) => {
    await page.goto('/contact');
    await fillIn(page, { 'Message *': '   ' });
    await page.getByLabel('Interest').selectOption('Other');
    await send(page);
    const message = page.getByLabel('Message *');
    await expect(message).toBeFocused();
    await expect(message).toBeInViewport();
    await expect(message).toHaveAccessibleDescription('Message is required');
    await expect(page.getByLabel('Name *')).toHaveValue('Maya Khoury');
    await expect(page.getByLabel('Company', { exact: true })).toHaveValue('Cedar Clinics');
    await expect(page.getByLabel('Interest')).toHaveValue('other');
  });

  test('the navigation shows as a list on a phone', RELEASE, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/');
    const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
    await expect(links).toHaveText(['Solutions', 'Case Studies', 'About', 'Insights', 'Contact']);
    for (const link of await links.all()) await expect(link).toBeVisible();
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeHidden();
  });
});
