import { expect, test } from 'vitest';
import { randomFrom } from '../../test/random';
import { createTestApp } from '../../test/test-app';
import { anInsight } from '../insights/insights.examples';

/** More of them by the variable, such as the 2,000 of a thorough run. */
const RUNS = Number(process.env.INTERLEAVINGS ?? 200);
const STEPS = 8;
const FIELDS = ['title', 'excerpt', 'content', 'category'] as const;
type Texts = Record<(typeof FIELDS)[number], string>;

const textsOf = (row: Texts) =>
  Object.fromEntries(FIELDS.map((name) => [name, row[name]])) as Texts;

/**
 * Two editors, each with a tab that may be stale, save and restore one article. A model knows whether
 * somebody else has saved since a tab read the article.
 */
test('two editors lose no field and meet no false conflict', { timeout: 120_000 }, async () => {
  const { staff } = createTestApp();
  const { insights } = staff();
  const figures = {
    saves: 0,
    restores: 0,
    conflicts: 0,
    falseConflicts: 0,
    overwrites: 0,
    lost: 0,
  };
  for (let run = 0; run < RUNS; run += 1) {
    const random = randomFrom(run);
    const pick = <Value>(values: readonly Value[]) =>
      values[Math.floor(random() * values.length)] as Value;
    let stored = await insights.create(anInsight());
    const { id } = stored;
    /** Every text that was ever stored, oldest first. */
    const acknowledged = [textsOf(stored)];
    const tabs = [stored, stored];
    for (let step = 0; step < STEPS; step += 1) {
      const at = pick([0, 1]);
      const tab = tabs[at] ?? stored;
      const isStale = tab.updatedAt !== stored.updatedAt;
      const action = pick(['reload', 'save', 'save', 'restore'] as const);
      if (action === 'reload') {
        tabs[at] = await insights.byId({ id });
        continue;
      }
      const change = { [pick(FIELDS)]: `Text ${run} ${step}` };
      const { revisions } = action === 'restore' ? await insights.revisions({ id }) : {};
      const revision = revisions && pick(revisions).id;
      const result = await (
        revision
          ? insights.restoreRevision({ id, revision, updatedAt: tab.updatedAt })
          : insights.update({ id, ...change, updatedAt: tab.updatedAt })
      ).catch(() => null);
      figures.conflicts += result ? 0 : 1;
      if (!result && !isStale) figures.falseConflicts += 1;
      if (!result) continue;
      figures[revision ? 'restores' : 'saves'] += 1;
      if (isStale) figures.overwrites += 1;
      const expected = revision
        ? ((await insights.revision({ id, revision })).fields as Texts)
        : { ...textsOf(stored), ...change };
      if (JSON.stringify(textsOf(result)) !== JSON.stringify(textsOf(expected))) figures.lost += 1;
      // Restoring what is there already makes no version.
      if (result.updatedAt !== stored.updatedAt) acknowledged.push(textsOf(result));
      tabs[at] = stored = result;
    }
    figures.lost += await countLost(insights, id, acknowledged);
  }
  console.warn(`${RUNS} interleavings: ${JSON.stringify(figures)}`);
  expect(figures).toMatchObject({ falseConflicts: 0, overwrites: 0, lost: 0 });
  expect(Math.min(figures.saves, figures.restores, figures.conflicts)).toBeGreaterThan(RUNS / 4);
});

/** How many of the acknowledged texts are in no version. */
async function countLost(
  insights: ReturnType<ReturnType<typeof createTestApp>['staff']>['insights'],
  id: string,
  acknowledged: Texts[],
): Promise<number> {
  const { revisions } = await insights.revisions({ id });
  const kept: Texts[] = [];
  for (const revision of revisions.toReversed()) {
    const { fields } = await insights.revision({ id, revision: revision.id });
    kept.push(textsOf(fields as Texts));
  }
  return acknowledged.filter(
    (texts, index) => JSON.stringify(kept[index]) !== JSON.stringify(texts),
  ).length;
}
