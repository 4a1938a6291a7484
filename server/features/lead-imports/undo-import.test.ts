import { describe, expect, test } from 'vitest';
import { activities } from '../../../db/schema/activities';
import { leadImportRows, leadImports } from '../../../db/schema/lead-imports';
import { DAY_MS, HOUR_MS } from '../../test/clock';
import { storeLeads } from '../leads/leads.examples';
import { removeOldImports } from './lead-imports.service';
import { IMPORT_HEADER, createImporter } from '../../test/lead-imports';

describe('an undo', () => {
  const FILE = `${IMPORT_HEADER}\n${Array.from({ length: 250 }, (_, i) => `P${i},p${i}@x.example`).join('\n')}`;

  test('removes the leads that nobody has worked on, and names the others', async () => {
    const { importFile, undo, rows, staff, deps, count } = createImporter();
    storeLeads(deps.database, 1);
    const { id } = await importFile(FILE);
    const [, changed, noted] = rows();
    await staff().leads.update({ id: changed?.id ?? '', company: 'Petra' });
    await staff().leads.addNote({ id: noted?.id ?? '', text: 'Called' });
    const { status, body } = await undo(id);
    expect(status).toBe(200);
    expect(body).toEqual({
      removed: 248,
      left: 2,
      leads: [
        { id: changed?.id, name: 'P0' },
        { id: noted?.id, name: 'P1' },
      ],
    });
    expect(rows()).toHaveLength(3);
    expect(deps.database.select().from(activities).all().at(-1)).toMatchObject({
      type: 'leads.import_undone',
      data: { removed: 248, left: 2 },
    });
    expect([count(leadImports), count(leadImportRows)]).toEqual([0, 0]);
    expect((await undo(id)).status).toBe(404);
  });

  test('is offered for the newest imports that have created leads', async () => {
    const { importFile, undo, advance, staff } = createImporter();
    const older = await importFile(`${IMPORT_HEADER}\nLina,lina@petra.example`);
    advance(HOUR_MS);
    const newer = await importFile(
      `${IMPORT_HEADER}\nOmar,omar@petra.example\nSami,sami@petra.example\nLina S.,lina@petra.example`,
      { duplicates: 'update' },
    );
    await importFile(`${IMPORT_HEADER}\nLina,lina@petra.example`, { duplicates: 'update' });
    expect(await staff().leadImports.undoable()).toEqual([
      { id: newer.id, created: 2, updated: 1, createdAt: '2026-11-23T08:00:00.000Z' },
      { id: older.id, created: 1, updated: 0, createdAt: '2026-11-23T07:00:00.000Z' },
    ]);
    await undo(newer.id);
    advance(DAY_MS);
    expect(await staff().leadImports.undoable()).toEqual([]);
  });

  test('is possible for a day, after which the import is forgotten', async () => {
    const { importFile, undo, advance, deps, count, rows } = createImporter();
    const { id } = await importFile(FILE);
    advance(25 * 3_600_000);
    expect((await undo(id)).status).toBe(409);
    await removeOldImports(deps);
    expect((await undo(id)).status).toBe(404);
    expect([count(leadImports), count(leadImportRows), rows().length]).toEqual([0, 0, 250]);
  });
});

test('what a stopped process has left of an import is removed', async () => {
  const { importFile, deps, rows } = createImporter();
  storeLeads(deps.database, 1);
  await importFile(`${IMPORT_HEADER}\nDana,d@nile.example`);
  deps.database.update(leadImports).set({ completedAt: null }).run();
  await removeOldImports(deps);
  expect(rows()).toHaveLength(1);
});

test('an import that fails on the way leaves nothing', async () => {
  const { post, deps, rows, count } = createImporter();
  deps.database.$client.exec(
    `create trigger fail before insert on leads when new.email = 'p230@x.example'
     begin select raise(abort, 'on the way'); end`,
  );
  const lines = Array.from({ length: 250 }, (_, index) => `P,p${index}@x.example`);
  expect((await post(`Name,Email\n${lines.join('\n')}`)).status).toBe(500);
  expect([rows().length, count(leadImports), count(activities)]).toEqual([0, 0, 0]);
});
