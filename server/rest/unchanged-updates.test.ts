import { describe, expect, test } from 'vitest';
import { examples, exampleWorld, putAsStaff, updates } from '../test/rest-calls';
import { activities } from '../../db/schema/activities';
import { createTestApp } from '../test/test-app';

/** A draft is stored whenever somebody types. */
const OTHERS = ['drafts.', 'notifications.'];

const ofVersions = updates.filter(
  ({ route }) => !OTHERS.some((prefix) => route.procedure.startsWith(prefix)),
);

describe.each(ofVersions)('$name', ({ route }) => {
  test('leaves the version as it is, and is no event, when nothing changes', async () => {
    const testApp = createTestApp();
    const example = await examples[route.procedure]?.good?.(exampleWorld(testApp.deps.database));
    // A new secret of a webhook is a change.
    const changes = { ...example, renewSecret: false };
    const put = async () => {
      const response = await putAsStaff(testApp, route, { example, changes });
      expect(response.status).toBe(200);
      return (await response.json()) as unknown;
    };
    const first = await put();
    const events = testApp.count(activities);
    expect(await put()).toEqual(first);
    expect(testApp.count(activities)).toBe(events);
  });
});
