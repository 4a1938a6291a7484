import { expect, test } from 'vitest';
import { aRefusal } from '../../../lib/a-refusal';
import { toastStore } from './toast';
import { toastFailure } from './toast-failure';

test.each([
  ["the server's words", aRefusal(409, 'The slug is taken.'), 'The slug is taken.'],
  ['what to do where it gave none', new TypeError('Failed to fetch'), 'Please try again later.'],
])('a failure is told with %s', (_what, error, description) => {
  toastFailure('Error creating page', error);
  expect(toastStore.get()).toMatchObject([
    { variant: 'destructive', title: 'Error creating page', description },
  ]);
});
