import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dismissToast, toast, toastStore } from './toast';

beforeEach(() => vi.useFakeTimers());

afterEach(() => {
  for (const { id } of toastStore.get()) dismissToast(id);
  vi.runAllTimers();
  vi.useRealTimers();
});

test('a toast has the default variant unless it names another', () => {
  toast({ title: 'Message sent successfully!' });
  expect(toastStore.get()).toMatchObject([{ variant: 'default', isOpen: true }]);
  toast({ variant: 'destructive', title: 'Error sending message' });
  expect(toastStore.get()).toMatchObject([{ variant: 'destructive', isOpen: true }]);
});

test('a new toast replaces the previous one', () => {
  toast({ title: 'First' });
  toast({ title: 'Second' });
  expect(toastStore.get().map(({ title }) => title)).toEqual(['Second']);
});

test('a dismissed toast closes at once and is removed after 1,000 ms', () => {
  toast({ title: 'Download Complete' });
  const [shown] = toastStore.get();
  dismissToast(shown?.id ?? 0);
  expect(toastStore.get()).toMatchObject([{ title: 'Download Complete', isOpen: false }]);
  vi.advanceTimersByTime(999);
  expect(toastStore.get()).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(toastStore.get()).toEqual([]);
});

test('a listener is called for every change until it unsubscribes', () => {
  const listener = vi.fn();
  const unsubscribe = toastStore.subscribe(listener);
  toast({ title: 'One' });
  unsubscribe();
  toast({ title: 'Two' });
  expect(listener).toHaveBeenCalledTimes(1);
});
