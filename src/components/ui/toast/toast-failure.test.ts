import { onlineManager } from '@tanstack/react-query';
import { TRPCClientError } from '@trpc/client';
import { expect, test } from 'vitest';
import { aCallError } from '../../../lib/a-call-error';
import { MissingRecord } from '../../../lib/find-stored';
import { toastStore } from './toast';
import { toastFailure } from './toast-failure';

test.each([
  ["the server's explanation", aCallError(409, 'The slug is taken.'), 'The slug is taken.'],
  [
    'plain words for the page of a proxy',
    TRPCClientError.from({}, { meta: { status: 502 } }),
    'The server cannot be reached at the moment. Please try again later.',
  ],
  ['a hint if the server gave none', new TypeError('Failed to fetch'), 'Please try again later.'],
])('a toast about a failure shows %s', (_what, error, description) => {
  toastFailure('Error creating page', error);
  expect(toastStore.get()).toMatchObject([
    { variant: 'destructive', title: 'Error creating page', description },
  ]);
});

test('a toast about a deleted record names it', () => {
  toastFailure('Error reloading', new MissingRecord('greeting'));
  expect(toastStore.get()).toMatchObject([
    { title: 'Error reloading', description: 'This greeting does not exist any more.' },
  ]);
});

test('a toast about a failure without a connection says so', () => {
  onlineManager.setOnline(false);
  toastFailure('Error updating lead', new TypeError('Failed to fetch'));
  onlineManager.setOnline(true);
  expect(toastStore.get()).toMatchObject([
    { description: 'There is no connection. Please try again when it is back.' },
  ]);
});
