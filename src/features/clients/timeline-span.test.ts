import { expect, test } from 'vitest';
import { spanOf, timelineOf } from './timeline-span';

const project = {
  startDate: '2026-11-16T00:00:00.000Z',
  endDate: '2027-01-14T00:00:00.000Z',
  createdAt: '2026-10-01T00:00:00.000Z',
  milestones: [{ dueDate: '2027-02-02T00:00:00.000Z' }, { dueDate: null }],
};

test('a project reaches from its start to its last date', () => {
  const { from, to } = spanOf(project);
  expect([from, to]).toEqual([Date.parse('2026-11-16'), Date.parse('2027-02-02')]);
});

test('the months around all projects and today are named, with their years', () => {
  const { months, placeOf } = timelineOf([project], Date.parse('2026-11-25'));
  expect(months.map(({ name }) => name)).toEqual(['Nov 2026', 'Dec', 'Jan 2027', 'Feb']);
  expect(placeOf(Date.parse('2026-11-01'))).toBe(0);
  expect(placeOf(Date.parse('2027-03-01'))).toBe(100);
});

test('of many months, at most twelve are named', () => {
  const long = { ...project, endDate: '2032-01-14T00:00:00.000Z' };
  expect(timelineOf([long], Date.parse('2026-11-25')).months.length).toBeLessThanOrEqual(12);
});
