import { afterEach, describe, expect, test, vi } from 'vitest';
import { newId } from './ids';

const make = (amount: number) => Array.from({ length: amount }, newId);

afterEach(() => {
  vi.useRealTimers();
});

describe('ids', () => {
  test('are UUIDs of version 7', () => {
    for (const id of make(1_000)) {
      expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    }
  });

  test('differ, and sort as they were made', () => {
    const ids = make(20_000);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.toSorted()).toEqual(ids);
  });

  test('sort as they were made when the clock is set back', () => {
    vi.useFakeTimers({ now: Date.now() + 5_000 });
    const before = newId();
    vi.setSystemTime(Date.now() - 3_600_000);
    expect(newId() > before).toBe(true);
  });

  test('begin with the time at which they were made', () => {
    const now = Date.parse('2096-11-21T10:00:00.000Z');
    vi.useFakeTimers({ now });
    expect(Number.parseInt(newId().replaceAll('-', '').slice(0, 12), 16)).toBe(now);
  });

  test('have no random bytes in common', () => {
    const tails = make(5_000).map((id) => id.slice(-10));
    expect(new Set(tails).size).toBe(tails.length);
  });
});
