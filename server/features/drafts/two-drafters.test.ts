import { expect, test } from 'vitest';
import { noRateLimits } from '../../core/rate-limits';
import { randomFrom } from '../../test/random';
import { createTestApp } from '../../test/test-app';
import { anInsight } from '../insights/insights.examples';

/** More of them by the variable, such as the 2,000 of a thorough run. */
const RUNS = Number(process.env.INTERLEAVINGS ?? 200);
const STEPS = 10;
const FIELDS = ['title', 'excerpt', 'content', 'category'] as const;
const ACTIONS = ['reload', 'draft', 'draft', 'publish', 'save', 'type', 'type'] as const;

type Texts = Record<(typeof FIELDS)[number], string>;

const textsOf = (values: object) =>
  FIELDS.map((name) => (values as Partial<Texts>)[name] ?? '').join(' | ');

/**
 * Two tabs, each of which may be stale, save an article and its draft, publish the draft, and keep
 * what is typed. The stored rows before each action say whether somebody else has saved meanwhile.
 */
test('drafts and texts that are typed lose nothing in two tabs', async () => {
  const { staff } = createTestApp({ deps: { limits: noRateLimits } });
  const { insights, drafts } = staff();
  const open = async (id: string) => ({
    item: await insights.byId({ id }),
    ...(await drafts.open({ type: 'insight', id })),
  });
  const figures = {
    drafts: 0,
    published: 0,
    saved: 0,
    typed: 0,
    conflicts: 0,
    falseConflicts: 0,
    overwrites: 0,
    lost: 0,
  };
  for (let run = 0; run < RUNS; run += 1) {
    const random = randomFrom(run);
    const pick = <Value>(values: readonly Value[]) =>
      values[Math.floor(random() * values.length)] as Value;
    const { id } = await insights.create(anInsight());
    const tabs = [await open(id), await open(id)];
    for (let step = 0; step < STEPS; step += 1) {
      const at = pick([0, 1]);
      const tab = tabs[at] ?? (await open(id));
      const before = await open(id);
      const action = pick(ACTIONS);
      const { item, draft } = tab;
      const change = { [pick(FIELDS)]: `Text ${run} ${step}` };
      const edited = { ...(before.draft?.fields ?? before.item), ...change };
      const isItemStale = item.updatedAt !== before.item.updatedAt;
      const isDraftStale = draft?.updatedAt !== before.draft?.updatedAt;

      /** Does one thing, and says whether that was to be expected. `isLost`: its text is not stored. */
      async function attempt(
        kind: 'drafts' | 'published' | 'saved' | 'typed',
        { isStale, isUnseen }: { isStale: boolean; isUnseen: boolean },
        work: () => Promise<unknown>,
        isLost: (after: typeof tab) => boolean,
      ) {
        const isDone = await work().then(
          () => true,
          () => false,
        );
        const after = await open(id);
        if (!isDone) {
          figures.conflicts += 1;
          if (!isStale) figures.falseConflicts += 1;
          if (JSON.stringify(after) !== JSON.stringify(before)) figures.lost += 1;
          return;
        }
        figures[kind] += 1;
        if (isUnseen) figures.overwrites += 1;
        if (isLost(after)) figures.lost += 1;
        tabs[at] = after;
      }

      if (action === 'reload') tabs[at] = before;
      if (action === 'draft') {
        await attempt(
          'drafts',
          { isStale: isItemStale || isDraftStale, isUnseen: isDraftStale },
          () =>
            drafts.saveInsight({
              id,
              ...change,
              startedFrom: draft?.startedFrom ?? item.updatedAt,
              updatedAt: draft?.updatedAt ?? item.updatedAt,
            }),
          ({ draft: stored }) => textsOf(stored?.fields ?? {}) !== textsOf(edited),
        );
      }
      if (action === 'publish' && draft) {
        const isOutdated = before.draft?.startedFrom !== before.item.updatedAt;
        await attempt(
          'published',
          { isStale: isDraftStale || isOutdated, isUnseen: isDraftStale || isOutdated },
          () => insights.update({ id, ...draft.fields, ...change, draft: draft.updatedAt }),
          (after) =>
            after.draft !== null || textsOf(after.item) !== textsOf({ ...draft.fields, ...change }),
        );
      }
      if (action === 'save') {
        await attempt(
          'saved',
          { isStale: isItemStale, isUnseen: isItemStale },
          () => insights.update({ id, ...change, updatedAt: item.updatedAt }),
          (after) =>
            textsOf(after.item) !== textsOf({ ...before.item, ...change }) ||
            after.draft?.updatedAt !== before.draft?.updatedAt,
        );
      }
      if (action === 'type') {
        const isStale = tab.autosave?.updatedAt !== before.autosave?.updatedAt;
        await attempt(
          'typed',
          { isStale, isUnseen: isStale },
          () =>
            drafts.autosave({
              type: 'insight',
              id,
              values: change,
              startedFrom: item.updatedAt,
              replaces: tab.autosave?.updatedAt,
            }),
          ({ autosave }) => JSON.stringify(autosave?.values) !== JSON.stringify(change),
        );
      }
    }
  }
  console.warn(`${RUNS} interleavings: ${JSON.stringify(figures)}`);
  expect(figures).toMatchObject({ falseConflicts: 0, overwrites: 0, lost: 0 });
  const { falseConflicts, overwrites, lost, ...done } = figures;
  expect(falseConflicts + overwrites + lost).toBe(0);
  expect(Math.min(...Object.values(done))).toBeGreaterThan(RUNS / 10);
});
