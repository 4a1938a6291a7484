import { expect, STAFF, test } from './fixtures';

test('a visitor sends an inquiry, and it is stored', async ({ page, request }) => {
  await page.goto('/contact');
  await page.getByLabel('Name *').fill('Maya Khoury');
  await page.getByLabel('Email *').fill('maya@cedarclinics.example');
  await page.getByLabel('Interest').selectOption('SaaS Platforms');
  await page.getByLabel('Message *').fill('Patient portal for four clinics.');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByRole('heading', { name: 'Thank you!' })).toBeFocused();
  await expect(page.getByText('Message sent successfully!', { exact: true })).toBeVisible();

  const leads = await request.get('/api/admin/leads?search=maya khoury', { headers: STAFF });
  expect(await leads.json()).toMatchObject({
    count: 1,
    leads: [{ email: 'maya@cedarclinics.example', interest: 'saas-platforms' }],
  });
});
