import { describe, expect, test } from 'vitest';
import { activities } from '../../../db/schema/activities';
import { conversions } from '../../../db/schema/analytics';
import { mailOutbox } from '../../../db/schema/mail';
import { STAFF } from '../../test/test-app';
import { problemOf } from '../../test/responses';
import { storeLeads } from '../leads/leads.examples';
import { IMPORT_HEADER, type ImportReport, createImporter } from '../../test/lead-imports';

test('an import stores its rows as leads that wait for nothing, with one event', async () => {
  const { importFile, rows, count, deps } = createImporter();
  const report = await importFile(
    `${IMPORT_HEADER}\r\n"Haddad, Dana",dana@nile.example,Nile,+962 6 555,AI & Analytics,"Two\nlines",2025-03-01\r\n` +
      'عمر,omar@nile.example,,,,,\r\n\r\n',
  );
  expect(report).toMatchObject({ created: 2, updated: 0, skipped: 0, rows: 2, errorCount: 0 });
  expect(rows()).toMatchObject([
    {
      name: 'Haddad, Dana',
      interest: 'ai-analytics',
      message: 'Two\nlines',
      createdAt: '2025-03-01T00:00:00.000Z',
      status: 'new',
      dueAt: null,
    },
    { name: 'عمر', company: null, message: 'Imported', createdAt: '2026-11-23T07:00:00.000Z' },
  ]);
  expect(deps.database.select().from(activities).all()).toMatchObject([
    { type: 'leads.imported', subjectId: report.id, data: { created: 2, updated: 0, skipped: 0 } },
  ]);
  expect([count(mailOutbox), count(conversions)]).toEqual([0, 0]);
});

test('a dry run stores nothing, and names each wrong row as a spreadsheet does', async () => {
  const { importFile, rows } = createImporter();
  const report = await importFile(
    `${IMPORT_HEADER}\n,a@b.example\n\nDana,nobody\nRana,rana@nile.example,,,gardening,,2030-01-01\n` +
      'Omar,omar@nile.example',
    { isDryRun: 'true' },
  );
  expect(report).toMatchObject({ id: null, created: 1, rows: 4, errorCount: 3 });
  expect(report.errors.map(({ row, path, message }) => `${row} ${path}: ${message}`)).toEqual([
    '2 name: Name is required',
    '4 email: Valid email is required',
    expect.stringMatching('5 interest: Interest must be one of'),
  ]);
  expect(rows()).toEqual([]);
});

test('days may be written with the day first, and a status is taken over', async () => {
  const { importFile, rows } = createImporter();
  const report = await importFile(
    'Name,Email,Date,Status\nDana,d@nile.example,31/10/2026,Won\nRana,r@nile.example,1/2/2026,\n' +
      'Omar,o@nile.example,31/31/2026,open',
  );
  expect(report.preview.map(({ date }) => date)).toEqual([
    '2026-10-31',
    '2026-02-01',
    '2026-31-31',
  ]);
  expect(rows()).toMatchObject([
    { status: 'won', createdAt: '2026-10-31T00:00:00.000Z', dueAt: null },
    { status: 'new', createdAt: '2026-02-01T00:00:00.000Z' },
  ]);
  expect(report.errors.map(({ path, message }) => `${path}: ${message}`)).toEqual([
    'date: Date must be a day such as 2026-11-23 or 23/11/2026',
    'status: Status must be one of new, answered, qualified, won, lost',
  ]);
});

describe('the columns', () => {
  test('are found by their usual names, and first and last names are put together', async () => {
    const { importFile, rows } = createImporter();
    const { mapping } = await importFile(
      'Last Name;E-mail Address;First Name;Organisation;Mobile phone;Other\nHaddad;d@nile.example;Dana;Nile;07;x',
    );
    expect(mapping).toEqual({
      name: null,
      firstName: 'First Name',
      lastName: 'Last Name',
      email: 'E-mail Address',
      company: 'Organisation',
      phone: 'Mobile phone',
      interest: null,
      message: null,
      date: null,
      status: null,
    });
    expect(rows()).toMatchObject([{ name: 'Dana Haddad', company: 'Nile', phone: '07' }]);
  });

  test('are those that somebody has chosen', async () => {
    const { importFile, rows } = createImporter();
    const mapping = JSON.stringify({ name: 'Who', email: 'Where', company: null });
    await importFile('Who,Where,Company\nDana,d@nile.example,Nile', { mapping });
    expect(rows()).toMatchObject([{ name: 'Dana', company: null }]);
  });

  test.each([
    ['{"name":"Wer"}', 'The file has no column “Wer”'],
    ['{"nick":"Name"}', /^mapping must be a JSON object/],
    ['nothing', /^mapping must be a JSON object/],
    ['{"email":null}', 'Choose the column with the e-mail address'],
    ['{"name":null}', 'Choose the column with the name'],
  ])('are refused as %s', async (mapping, message) => {
    const { post } = createImporter();
    const response = await post('Name,Email\nDana,d@nile.example', { mapping });
    expect(response.status).toBe(400);
    expect((await problemOf(response)).errors).toEqual([
      { path: 'mapping', message: expect.stringMatching(message) as string },
    ]);
  });
});

test('an own export comes back as it was, without the apostrophes for spreadsheets', async () => {
  const { importFile, rows } = createImporter();
  await importFile(`${IMPORT_HEADER}\nDana,d@nile.example,'=Nile,'+962 7,,'Amman,`);
  expect(rows()).toMatchObject([{ company: '=Nile', phone: '+962 7', message: "'Amman" }]);
});

describe('rows whose address is known', () => {
  const FILE = `${IMPORT_HEADER}\nDana New,DANA@nile.example,Petra,,,Again\nRana,r@nile.example\nRana Two,R@nile.example,Cedar`;

  function withDana() {
    const app = createImporter();
    const [id = ''] = storeLeads(app.deps.database, 1, () => ({
      name: 'Dana',
      email: 'Dana@Nile.example',
      phone: '077',
      message: 'First',
    }));
    return { ...app, id };
  }

  test('are skipped', async () => {
    const { importFile, rows } = withDana();
    expect(await importFile(FILE)).toMatchObject({
      created: 1,
      updated: 0,
      skipped: 2,
      skippedRows: [2, 4],
    });
    expect(rows().map(({ name }) => name)).toEqual(['Dana', 'Rana']);
    expect(await importFile(FILE)).toMatchObject({ created: 0, skipped: 3 });
  });

  test('update the lead with what they have, but not its message', async () => {
    const { importFile, rows } = withDana();
    const report = await importFile(FILE, { duplicates: 'update' });
    expect(report).toMatchObject({ created: 1, updated: 1, skipped: 1 });
    expect(rows()).toMatchObject([
      { name: 'Dana New', company: 'Petra', phone: '077', message: 'First' },
      { name: 'Rana Two', company: 'Cedar' },
    ]);
    const [before] = rows();
    await importFile(FILE, { duplicates: 'update' });
    expect(rows()[0], 'which changes nothing').toEqual(before);
  });

  test('are left alone where nothing differs, as in an own export', async () => {
    const { importFile, rows, deps, get } = createImporter();
    storeLeads(deps.database, 2, (index) => ({
      name: ['First', 'Second'][index] ?? '',
      email: 'dana@nile.example',
      createdAt: `2026-11-0${index + 1}T07:00:00.000Z`,
    }));
    const before = rows();
    const file = await (await get('/api/admin/leads/export', STAFF)).text();
    expect(await importFile(file, { duplicates: 'update' })).toMatchObject({
      created: 0,
      updated: 0,
      skipped: 2,
    });
    expect(rows()).toEqual(before);
  });

  test('are added', async () => {
    const { importFile, rows } = withDana();
    expect(await importFile(FILE, { duplicates: 'add' })).toMatchObject({ created: 3, skipped: 0 });
    expect(rows()).toHaveLength(4);
  });
});

describe('a file', () => {
  const text = `${IMPORT_HEADER}\nDana,d@nile.example`;
  const utf16 = new Uint8Array(Buffer.from(`\uFEFF${text}`, 'utf16le'));

  test.each([
    ['with a byte-order mark', new TextEncoder().encode(`\uFEFF${text}`)],
    ['in UTF-16', utf16],
    ['in UTF-16, big-endian', new Uint8Array(Buffer.from(utf16).swap16())],
    ['with tabs', text.replaceAll(',', '\t')],
  ])('%s is read', async (_what, file) => {
    const { post, rows } = createImporter();
    expect((await post(file)).status).toBe(200);
    expect(rows()).toMatchObject([{ name: 'Dana', email: 'd@nile.example' }]);
  });

  test.each([
    ['that is empty', '', 'The file is empty'],
    ['of a header only', IMPORT_HEADER, 'The file has a header, but no rows'],
    ['without a header', 'Dana,d@nile.example\nOmar,o@nile.example', /^The first row must name/],
    ['that is a spreadsheet', 'PK\u0003\u0004', 'This is a spreadsheet. Save it as CSV first.'],
    ['that is no text', 'Name,Email\n\0\0', 'The file is not a text file'],
    ['in Latin-1', Uint8Array.from(Buffer.from('Name,Email\nJosé,j@x.example', 'latin1')), /UTF-8/],
    [
      'with an open quote',
      `${IMPORT_HEADER}\nA,a@b.example\n"Dana,d@nile.example\nB,b@b.example`,
      /row 3 is never closed/,
    ],
    [
      'with a quote inside',
      `${IMPORT_HEADER}\n"Da"na,d@nile.example`,
      /^A quotation mark in row 2/,
    ],
    [
      'of too many rows',
      `Name,Email\n${'D,d@x.example\n'.repeat(20_001)}`,
      /more than 20,000 rows/,
    ],
  ] as [string, string | Uint8Array, string | RegExp][])(
    '%s is refused with a reason',
    async (_what, file, message) => {
      const { post, rows } = createImporter();
      const response = await post(file);
      expect(response.status).toBe(400);
      expect((await problemOf(response)).errors).toEqual([
        { path: 'file', message: expect.stringMatching(message) as string },
      ]);
      expect(rows()).toEqual([]);
    },
  );

  test('beyond 10 MB is refused', async () => {
    const { post } = createImporter();
    expect((await post('x'.repeat(10 * 1024 * 1024 + 1))).status).toBe(413);
  });
});

test('an Idempotency-Key imports once, even rows that are added in any case', async () => {
  const { post, rows } = createImporter();
  const send = () =>
    post(
      `${IMPORT_HEADER}\nDana,d@nile.example`,
      { duplicates: 'add' },
      { ...STAFF, 'Idempotency-Key': 'k' },
    );
  const first = (await (await send()).json()) as ImportReport;
  const second = (await (await send()).json()) as ImportReport;
  expect(second.id).toBe(first.id);
  expect(rows()).toHaveLength(1);
});

test(
  'others are served during an import of twenty thousand rows',
  { timeout: 60_000 },
  async () => {
    const { importFile, staff, rows } = createImporter();
    const lines = Array.from(
      { length: 20_000 },
      (_, index) => `Person ${index},p${index}@x.example,Nile`,
    );
    const state = { isDone: false };
    const importing = importFile(`Name,Email,Company\n${lines.join('\n')}`).then((report) => {
      state.isDone = true;
      return report;
    });
    const seen = new Set<number>();
    while (!state.isDone) {
      const progress = await staff().leadImports.progress();
      if (progress) seen.add(progress.stored);
      await new Promise((resolve) => setImmediate(resolve));
    }
    expect(await importing).toMatchObject({ created: 20_000 });
    // Somebody who asks all the time sees it grow, a hundred rows at a time.
    expect(seen.size).toBeGreaterThan(100);
    expect(rows()).toHaveLength(20_000);
  },
);
