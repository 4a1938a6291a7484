import { MutationObserver, QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { optimistic } from './optimistic';

/** A promise that the test itself resolves or rejects. */
function aDeferred<Value>() {
  let resolve: (value: Value) => void = () => undefined;
  let reject: (error: Error) => void = () => undefined;
  const promise = new Promise<Value>((fulfil, refuse) => {
    resolve = fulfil;
    reject = refuse;
  });
  return { promise, resolve, reject };
}

function aList() {
  const client = new QueryClient();
  client.setQueryData(['leads', 'list'], ['one', 'two']);
  client.setQueryData(['clients'], ['Northgate']);
  const server = aDeferred<null>();
  const { onMutate, onSettled } = optimistic(client, ['leads'], (gone: string) => {
    client.setQueryData<string[]>(['leads', 'list'], (rows) => rows?.filter((row) => row !== gone));
  });
  const mutation = new MutationObserver(client, {
    mutationFn: async (gone: string) => {
      await server.promise;
      return gone;
    },
    onMutate,
    onError: (_error, _gone, context) => context?.undo(),
    onSettled,
  });
  return { client, server, mutation, rows: () => client.getQueryData(['leads', 'list']) };
}

test('a change shows before the server responds, and the list is refetched afterwards', async () => {
  const { client, server, mutation, rows } = aList();
  const done = mutation.mutate('one');
  await expect.poll(rows).toEqual(['two']);
  expect(client.getQueryState(['leads', 'list'])?.isInvalidated).toBe(false);
  server.resolve(null);
  await done;
  expect(rows()).toEqual(['two']);
  expect(client.getQueryState(['leads', 'list'])?.isInvalidated).toBe(true);
  expect(client.getQueryState(['clients'])?.isInvalidated).toBe(false);
});

test('when the call fails, the list is restored and refetched', async () => {
  const { client, server, mutation, rows } = aList();
  const done = mutation.mutate('one');
  await expect.poll(rows).toEqual(['two']);
  server.reject(new Error('refused'));
  await expect(done).rejects.toThrow('refused');
  expect(rows()).toEqual(['one', 'two']);
  expect(client.getQueryState(['leads', 'list'])?.isInvalidated).toBe(true);
});

test('a pending read does not bring back a removed row', async () => {
  const { client, server, mutation, rows } = aList();
  const read = aDeferred<string[]>();
  void client
    .query({ queryKey: ['leads', 'list'], queryFn: () => read.promise })
    .catch(() => undefined);
  const done = mutation.mutate('one');
  await expect.poll(rows).toEqual(['two']);
  read.resolve(['one', 'two']);
  server.resolve(null);
  await done;
  expect(rows()).toEqual(['two']);
});
