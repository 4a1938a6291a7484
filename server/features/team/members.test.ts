import { expect, test } from 'vitest';
import { media } from '../../../db/schema/media';
import { teamMembers } from '../../../db/schema/team-members';
import { createTestApp } from '../../test/test-app';
import { aPicture, rowOf, upload } from '../../test/uploads';
import { aMember, storeMember } from './team.examples';

test('anybody reads the people of a language, in the order in which they joined, without ids of files', async () => {
  const { deps, caller } = createTestApp();
  const at = (day: number) => `2026-10-0${day}T09:00:00.000Z`;
  storeMember(deps.database, { name: 'Zeina', createdAt: at(1) });
  storeMember(deps.database, { name: 'Adam', createdAt: at(2) });
  storeMember(deps.database, { name: 'زينة', createdAt: at(1), language: 'ar' });
  const english = await caller().team.members();
  expect(english.map(({ name }) => name)).toEqual(['Zeina', 'Adam']);
  expect(english[0]).not.toHaveProperty('portraitId');
  const arabic = await caller().team.members({ language: 'ar' });
  expect(arabic.map(({ name }) => name)).toEqual(['زينة']);
});

test('a portrait of the library comes with its sizes, and is decorative beside the name', async () => {
  const { app, deps, staff } = createTestApp();
  const bytes = await aPicture(800, 900).jpeg().toBuffer();
  const { id, url } = await rowOf(await upload(app, { bytes }));
  await staff().team.create({ ...aMember(), portraitId: id });
  const [member] = await staff().team.members();
  expect(member?.portrait).toMatchObject({ alt: '', width: 800, height: 900 });
  expect(member?.portrait?.srcset).toContain(`${url}?w=320`);
  expect(deps.database.select().from(media).all()).toHaveLength(1);
});

test('an edit makes a sample a person of the firm, in the same language', async () => {
  const { deps, staff } = createTestApp();
  const id = storeMember(deps.database, { isSample: true, language: 'ar' });
  await staff().team.update({ id, city: 'إربد' });
  expect(deps.database.select().from(teamMembers).get()).toMatchObject({
    city: 'إربد',
    isSample: false,
    language: 'ar',
  });
});

test('a person has one slug in both languages, which links end in and two people cannot share', async () => {
  const { deps, staff, caller } = createTestApp();
  const slug = 'dana-haddad';
  storeMember(deps.database, { name: 'Dana Haddad', slug });
  storeMember(deps.database, { name: 'دانا حدّاد', slug, language: 'ar' });
  const withoutSlug = storeMember(deps.database, { name: 'Adam' });
  expect(await caller().team.members()).toMatchObject([
    { name: 'Dana Haddad', anchor: slug, otherName: 'دانا حدّاد' },
    { name: 'Adam', anchor: withoutSlug, otherName: null },
  ]);
  const [arabic] = await caller().team.members({ language: 'ar' });
  expect(arabic).toMatchObject({ anchor: slug, otherName: 'Dana Haddad' });

  const taken = { code: 'CONFLICT', message: 'Dana Haddad has this slug already' };
  await expect(staff().team.create({ ...aMember(), slug })).rejects.toMatchObject(taken);
  await expect(staff().team.update({ id: withoutSlug, slug })).rejects.toMatchObject(taken);
  await expect(staff().team.create({ ...aMember(), slug: 'Dana Haddad' })).rejects.toMatchObject({
    code: 'BAD_REQUEST',
  });
});
