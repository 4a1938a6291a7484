import type { Response } from 'playwright/test';
import { consoleSections } from '../src/app/layouts/console-sections';
import { expectNoFault } from './axe';
import { ADMIN_TOKEN, aWord, expect, RELEASE, sendInquiry, STAFF, test } from './fixtures';
import heads from '../src/config/heads.copy.en';

const storedToken = () => localStorage.getItem('adminToken');

test.describe('signing in', () => {
  test('asks for a token', async ({ page }) => {
    await page.goto('/admin/leads');
    await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
    await expectNoFault(page);
    await page.getByRole('button', { name: 'Sign In' }).click();
    const field = page.getByLabel('Access Token');
    await expect(field).toHaveAccessibleDescription('Access token is required');
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toBeFocused();
    await field.fill('   ');
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(field).toHaveAccessibleDescription('Access token is required');
  });

  test('keeps the token as a bare string, also over a reload', async ({ page, signIn }) => {
    await page.goto('/admin/leads');
    await signIn();
    await expect(page.getByRole('heading', { name: 'Leads Dashboard', level: 1 })).toBeVisible();
    expect(await page.evaluate(storedToken)).toBe(ADMIN_TOKEN);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Leads Dashboard', level: 1 })).toBeVisible();
  });

  test('sends the token with the leads calls and with nothing else', async ({
    page,
    signIn,
    waitForNetworkIdle,
  }) => {
    const calls: { name: string; hasHeader: boolean }[] = [];
    page.on('request', (request) => {
      const name = /\/trpc\/([^?]+)/.exec(request.url())?.[1];
      const hasHeader = 'authorization' in request.headers();
      if (name !== undefined || hasHeader) calls.push({ name: name ?? request.url(), hasHeader });
    });
    await page.goto('/admin/leads');
    const opening = page.waitForEvent('websocket');
    await signIn();
    await expect(page.getByRole('table')).toBeVisible();
    // A socket that opens after the session has ended is refused, which the console tells; so is a call.
    await (await opening).waitForEvent('framereceived');
    await waitForNetworkIdle();
    await page.getByRole('button', { name: 'Sign Out' }).click();
    await expect(page.getByLabel('Access Token')).toBeVisible();
    await expect.poll(() => calls.map(({ name }) => name)).toContain('staff.signOut');
    for (const { name, hasHeader } of calls) expect(hasHeader, name).toBe(name === 'leads.list');
  });

  test.describe('with a wrong token', () => {
    test.use({ allowedConsole: /401/ });

    for (const [index, { to }] of consoleSections.entries()) {
      test(`${to} leads back to the sign-in form`, index === 0 ? {} : RELEASE, async ({ page }) => {
        const reads: string[] = [];
        page.on('request', (request) => {
          if ('authorization' in request.headers()) reads.push(request.url());
        });
        await page.goto(to);
        await page.getByLabel('Access Token').fill('a-token-that-is-wrong');
        await page.getByRole('button', { name: 'Sign In' }).click();
        await expect(page.getByText('Unauthorized access', { exact: true })).toBeVisible();
        await expect(page.getByRole('alert')).toContainText('The access token is not valid');
        await expect(page.getByLabel('Access Token')).toHaveValue('');
        await expect(page).toHaveURL(to);
        expect(await page.evaluate(storedToken)).toBeNull();
        // Ten wrong tokens lock an IP address, so none may be sent twice.
        expect(reads).toHaveLength(1);
      });
    }
  });
});

test.describe('signing out', () => {
  // A read that is pending when the session ends is refused; one test aborts all calls.
  test.use({ allowedConsole: /status of 401|ERR_FAILED/ });

  test(
    'an expired session is renewed on every screen without an error',
    RELEASE,
    async ({ page, context, openConsole }) => {
      await openConsole('/admin/clients');
      await expect(page.getByRole('tabpanel', { name: 'Clients' })).toBeVisible();
      for (const [section, table] of [
        ['Content', 'Pages'],
        ['Analytics', 'Overview'],
        ['Chat', null],
      ] as const) {
        await context.clearCookies();
        await page.getByRole('link', { name: section, exact: true }).click();
        if (table) await expect(page.getByRole('tabpanel', { name: table })).toBeVisible();
        await expect.poll(async () => (await context.cookies()).length).toBe(1);
        await expect(page.getByRole('alert')).toHaveCount(0);
      }
    },
  );

  test(
    'a read that is refused while others are read again is read again too',
    RELEASE,
    async ({ page, context, openConsole }) => {
      await openConsole('/admin/clients');
      await expect(page.getByRole('tabpanel', { name: 'Clients' })).toBeVisible();
      await context.clearCookies();
      let begin: () => void = () => undefined;
      const readingAgain = new Promise<void>((resolve) => (begin = resolve));
      let late: string | undefined;
      const read: string[] = [];
      await page.route('**/trpc/analytics.*', async (route) => {
        const url = route.request().url();
        const isLate = late === undefined;
        late ??= url;
        const response = await route.fetch();
        if (isLate) await readingAgain;
        if (response.ok()) {
          read.push(url);
          begin();
          await new Promise((resolve) => setTimeout(resolve, 500));
        }
        await route.fulfill({ response });
      });
      await page.getByRole('link', { name: 'Analytics', exact: true }).click();
      await expect(page.getByRole('tabpanel', { name: 'Overview' })).toBeVisible();
      await expect.poll(() => read).toContain(late);
      await expect(page.getByRole('alert')).toHaveCount(0);
      // Answers that are still held when the page closes would fail the test.
      await page.unrouteAll({ behavior: 'wait' });
    },
  );

  test('signing out clears the token, and ends the session on the server', async ({
    page,
    openConsole,
    context,
  }) => {
    const responses: Response[] = [];
    page.on('response', (response) => responses.push(response));
    await openConsole('/admin/leads');
    await expect(page.getByRole('button', { name: /^Spam \d/ })).toBeVisible();
    const cookies = await Promise.all(
      responses.map((response) => response.headerValue('set-cookie')),
    );
    expect(cookies.filter(Boolean), 'only one session was started').toHaveLength(1);
    await expect
      .poll(() => context.cookies())
      .toMatchObject([{ name: 'staff_session', httpOnly: true, sameSite: 'Strict' }]);
    const [session] = await context.cookies();
    await page.getByRole('button', { name: 'Sign Out' }).click();
    await expect(page.getByLabel('Access Token')).toBeVisible();
    await expect(page.getByText('Unauthorized access', { exact: true })).toHaveCount(0);
    expect(await page.evaluate(storedToken)).toBeNull();
    await expect.poll(() => context.cookies()).toEqual([]);

    const oldCookie = { Cookie: `staff_session=${session?.value}` };
    const response = await page.request.get('/api/admin/leads', { headers: oldCookie });
    expect(response.status()).toBe(401);
  });

  test(
    'signing out in one tab signs out in all',
    RELEASE,
    async ({ page, openConsole, context, waitForNetworkIdle }) => {
      const opening = page.waitForEvent('websocket');
      await openConsole('/admin/leads');
      // A socket that opens after the session has ended is refused, which the console tells; so is a call.
      await (await opening).waitForEvent('framereceived');
      await waitForNetworkIdle();
      const other = await context.newPage();
      await other.goto('/admin/clients');
      await other.getByRole('button', { name: 'Sign Out' }).click();
      await expect(page.getByLabel('Access Token')).toBeVisible();

      // Another token does not bring the cached data back.
      await other.close();
      await page.route('**/trpc/**', (route) => route.abort());
      await page.getByLabel('Access Token').fill('any-word');
      await page.getByRole('button', { name: 'Sign In' }).click();
      await expect(page.getByRole('heading', { name: 'Error Loading Leads' })).toBeVisible();
      await expect(page.getByRole('table')).toHaveCount(0);
    },
  );
});

test.describe('when the server fails', () => {
  test.use({ allowedConsole: /Failed to load resource/ });

  test(
    'a screen shows its own error message, and can retry',
    RELEASE,
    async ({ page, openConsole }) => {
      await openConsole('/admin/leads');
      await expect(page.getByRole('heading', { name: 'Leads Dashboard' })).toBeVisible();
      await page.route('**/trpc/**', (route) => route.fulfill({ status: 500, body: 'broken' }));
      await page.goto('/admin/content');
      await expect(page.getByRole('heading', { name: 'Unable to Open This Screen' })).toBeVisible();
      await page.unroute('**/trpc/**');
      await page.getByRole('button', { name: 'Try Again' }).click();
      await expect(page.getByRole('heading', { name: 'Content Management' })).toBeVisible();
    },
  );
});

test(
  'without a token the sign-in form shows, even with a valid cookie',
  RELEASE,
  async ({ page, openConsole }) => {
    await openConsole('/admin/leads');
    await expect(page.getByRole('table')).toBeVisible();
    await page.evaluate(() => localStorage.removeItem('adminToken'));
    await page.goto('/admin/clients');
    await expect(page.getByLabel('Access Token')).toBeVisible();
  },
);

test(
  'after signing in, the logo leads to the site, whose texts are still there',
  RELEASE,
  async ({ page, signIn }) => {
    await page.goto('/admin/leads');
    await signIn();
    await page.getByRole('link', { name: 'Masar' }).first().click();
    await expect(page).toHaveTitle(`${heads['/'].title} | Masar`);
  },
);

test('each section of the console has its address', RELEASE, async ({ page, openConsole }) => {
  await openConsole('/admin');
  await expect(page).toHaveURL('/admin/leads');
  const links = page.getByRole('navigation', { name: 'Console' }).getByRole('link');
  const inFoot = '/admin/settings';
  await expect(links).toHaveText(
    // Other tests may add a count of what waits.
    consoleSections.flatMap(({ to, label }) => (to === inFoot ? [] : [new RegExp(`^${label}`)])),
  );
  // The open section comes last, so that each click navigates.
  const [first, ...others] = consoleSections;
  for (const { label, to } of [...others, ...(first ? [first] : [])]) {
    const link = page
      .getByRole('complementary')
      .getByRole('link', { name: new RegExp(`^${label}`) });
    await link.click();
    await expect(page).toHaveURL(to);
    await expect(link).toHaveAttribute('aria-current', 'page');
  }
});

test('a tab has a focus ring only after keyboard input', RELEASE, async ({ page, openConsole }) => {
  await openConsole('/admin/leads');
  await page.getByRole('link', { name: 'Content', exact: true }).click();
  const tab = (name: string) => page.getByRole('tab', { name });
  await tab('Case Studies').click();
  await expect(tab('Case Studies')).toBeFocused();
  await expect(tab('Case Studies')).toHaveCSS('outline-style', 'none');
  await page.keyboard.press('ArrowRight');
  await expect(tab('Insights')).toBeFocused();
  await expect(tab('Insights')).toHaveCSS('outline-style', 'solid');
});

test(
  'an icon button shows its tooltip after 700 ms, and the next one at once',
  RELEASE,
  async ({ page, openConsole }) => {
    await page.setViewportSize({ width: 600, height: 800 });
    await openConsole('/admin/leads');
    const menu = page.getByRole('button', { name: 'Open menu' });
    await expect(menu).toBeVisible();
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await menu.hover();
    await page.clock.runFor(650);
    await expect(page.getByRole('tooltip')).toHaveCount(0);
    await page.clock.runFor(100);
    await expect(page.getByRole('tooltip')).toHaveText('Open menu');

    // Within 300 ms after it has closed, the next one opens at once.
    for (const [pause, isOpen] of [
      [250, true],
      [350, false],
    ] as const) {
      await page.mouse.move(300, 500);
      await expect(page.getByRole('tooltip')).toHaveCount(0);
      await page.clock.runFor(pause);
      await menu.hover();
      await page.clock.runFor(20);
      await expect(page.getByRole('tooltip')).toHaveCount(isOpen ? 1 : 0);
    }
  },
);

test('a skip link leads past the rail', async ({ page, openConsole }) => {
  await openConsole('/admin/leads');
  await expect(page.getByRole('table')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test.describe('when the session has ended', () => {
  test.use({ allowedConsole: /401 \(Unauthorized\)/ });

  test(
    'a change that the end of the session refuses is sent again in a new session',
    RELEASE,
    async ({ page, request, context, openConsole }) => {
      const word = aWord();
      await sendInquiry(request, { name: word });
      await openConsole(`/admin/leads?search=${word}`);
      await page.getByText(word).first().click();
      const status = page.getByLabel('Status', { exact: true }).last();
      await context.clearCookies();
      await status.selectOption('Qualified');
      await expect.poll(() => context.cookies()).toHaveLength(1);
      await expect
        .poll(async () => {
          const list = await request.get(`/api/admin/leads?search=${word}`, { headers: STAFF });
          return ((await list.json()) as { leads: { status: string }[] }).leads[0]?.status;
        })
        .toBe('qualified');
      await expect(page.getByText(/^Error/)).toHaveCount(0);
    },
  );
});
