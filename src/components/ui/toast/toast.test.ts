import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dismissToast, toast, toastStore } from './toast';

beforeEach(() => vi.useFakeTimers());

afterEach(() => {
  for (const { id } of toastStore.get()) dismissToast(id);
  vi.runAllTimers();
  vi.useRealTimers();
});

test('a toast is of the default kind unless it says otherwise', () => {
  toast({ title: 'Message sent successfully!' });
  expect(toastStore.get()).toMatchObject([{ variant: 'default', isOpen: true }]);
  toast({ variant: 'destructive', title: 'Error sending message' });
  expect(toastStore.get()).toMatchObject([{ variant: 'destructive', isOpen: true }]);
});

test('a new toast takes the place of the one before it', () => {
  toast({ title: 'First' });
  toast({ title: 'Second' });
  expect(toastStore.get().map(({ title }) => title)).toEqual(['Second']);
});

test('a dismissed toast closes at once and is forgotten after 1,000,000 ms', () => {
  toast({ title: 'Download Complete' });
  const [shown] = toastStore.get();
  dismissToast(shown?.id ?? 0);
  expect(toastStore.get()).toMatchObject([{ title: 'Download Complete', isOpen: false }]);
  vi.advanceTimersByTime(999_999);
  expect(toastStore.get()).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(toastStore.get()).toEqual([]);
});

test('whoever listens hears of every change until they stop', () => {
  const heard = vi.fn();
  const stop = toastStore.subscribe(heard);
  toast({ title: 'One' });
  stop();
  toast({ title: 'Two' });
  expect(heard).toHaveBeenCalledTimes(1);
});
