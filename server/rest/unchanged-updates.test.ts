import { describe, expect, test } from 'vitest';
import { examples, exampleWorld, putAsStaff, updates } from '../test/rest-calls';
import { createTestApp } from '../test/test-app';

/** A draft is stored whenever somebody types; a webhook may be renewed by the same call. */
const OTHERS = ['drafts.', 'webhooks.', 'notifications.'];

const ofVersions = updates.filter(
  ({ route }) => !OTHERS.some((prefix) => route.procedure.startsWith(prefix)),
);

describe.each(ofVersions)('$name', ({ route }) => {
  test('leaves the version as it is when nothing changes', async () => {
    const testApp = createTestApp();
    const example = await examples[route.procedure]?.good?.(exampleWorld(testApp.deps.database));
    const put = async () => {
      const response = await putAsStaff(testApp, route, { example, changes: example ?? {} });
      expect(response.status).toBe(200);
      return (await response.json()) as unknown;
    };
    expect(await put()).toEqual(await put());
  });
});
