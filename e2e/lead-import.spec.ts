import { expect, RELEASE, STAFF, test } from './fixtures';

// Imports count leads, so other specs must not add some.
test.use({
  database: 'lead import',
  viewport: { width: 1440, height: 900 },
  // A file without a header is refused.
  allowedConsole: /400 \(Bad Request\)/,
});

const csv = (text: string) => ({
  name: 'fair.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(text),
});

test('a file is mapped, previewed, imported and taken back', async ({
  page,
  request,
  openConsole,
}) => {
  await openConsole('/admin/leads');
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Import Leads' });
  const file = dialog.getByLabel('CSV file');
  const start = dialog.getByRole('button', { name: /^Import/ });

  await file.setInputFiles(csv('Dana,dana@nile.example'));
  await expect(dialog.getByRole('alert')).toHaveText(/The first row must name the columns/);

  await file.setInputFiles(
    csv(
      'Visitor,E-Mail,Firm\nDana Haddad,dana@nile.example,Nile\nOmar,nobody,\nRana Said,rana@nile.example,\nRana,RANA@nile.example,\n',
    ),
  );
  // Nothing is called a name, so every row lacks one until somebody says which column it is.
  await expect(dialog.getByRole('list', { name: 'Rows with errors' })).toContainText(
    'Row 2: Name is required',
  );
  await expect(start).toHaveAttribute('aria-disabled', 'true');
  await dialog.getByLabel('Name', { exact: true }).selectOption('Visitor');
  await expect(dialog.getByRole('status')).toHaveText(
    '2 new leads, 1 row skipped, 1 row with errors left out.',
  );
  await expect(dialog).toContainText('a row before has their address: row 5.');
  await expect(dialog.getByRole('table')).toContainText('Dana Haddad');
  await expect(dialog.getByRole('list', { name: 'Rows with errors' })).toHaveText(
    'Row 3: Valid email is required',
  );
  await dialog.getByRole('button', { name: 'Import 2 leads' }).click();
  await expect(dialog.getByRole('status')).toContainText('2 leads imported');
  const row = (name: string) => page.getByRole('row').filter({ hasText: name });
  await expect(row('Rana Said')).toContainText('Imported');

  const list = await request.get('/api/admin/leads?search=dana', { headers: STAFF });
  const { leads } = (await list.json()) as { leads: { id: string }[] };
  await request.put(`/api/admin/leads/${leads[0]?.id}`, { headers: STAFF, data: { phone: '07' } });
  // The import can still be undone after its dialog was closed.
  await dialog.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await dialog.getByRole('button', { name: 'Undo the import of 2 leads' }).click();
  await expect(dialog.getByRole('status')).toContainText('2 leads imported');
  await dialog.getByRole('button', { name: 'Undo' }).click();
  await expect(dialog.getByRole('status')).toContainText('1 lead removed');
  await expect(dialog.getByRole('link', { name: 'Dana Haddad' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(row('Dana Haddad')).toBeVisible();
  await expect(row('Rana Said')).toHaveCount(0);
});

test(
  'an undo says what it leaves, and is not offered if no lead was created',
  RELEASE,
  async ({ page, openConsole }) => {
    await openConsole('/admin/leads');
    const dialog = page.getByRole('dialog', { name: 'Import Leads' });
    const importFile = async (text: string) => {
      await page.getByRole('button', { name: 'Import', exact: true }).click();
      await dialog.getByLabel('CSV file').setInputFiles(csv(text));
      await dialog.getByLabel('If the address is known').selectOption('Update the lead');
      await dialog.getByRole('button', { name: /^Import \d/ }).click();
    };
    const result = dialog.getByRole('status');
    const undo = dialog.getByRole('button', { name: 'Undo' });
    const done = dialog.getByRole('button', { name: 'Done' });

    await importFile('Name;Email\r\nSami;sami@up.example\r\n');
    await expect(result).toContainText('1 lead imported');
    await done.click();
    await importFile('Name;Email\r\nSami S.;sami@up.example\r\nLina;lina@up.example\r\n');
    await expect(result).toContainText('1 lead updated');
    await undo.click();
    await expect(result).toHaveText('1 lead removed1 updated lead stays as it is now.');
    await done.click();

    await importFile('Name;Email\r\nSami T.;sami@up.example\r\n');
    await expect(result).toContainText('0 leads imported');
    await expect(result).not.toContainText('undone');
    await expect(undo).toHaveCount(0);
  },
);
