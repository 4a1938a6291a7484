import { describe, expect, test } from 'vitest';
import { splitFigure } from '../../lib/split-figure';
import { resultLabel, resultParts } from './case-study-results';

type Result = Parameters<typeof resultLabel>[0];

const cases: [result: Result, label: string, parts: ReturnType<typeof resultParts>][] = [
  ['Twice as fast', 'Twice as fast', { value: '', metric: 'Twice as fast', description: '' }],
  ['', 'Result', { value: '', metric: 'Result', description: '' }],
  [
    { value: '-31%', metric: 'Write-offs', description: 'From 4.2% to 2.9%.' },
    '-31% Write-offs',
    { value: '-31%', metric: 'Write-offs', description: 'From 4.2% to 2.9%.' },
  ],
  [
    { value: '-31%', description: 'Less.' },
    '-31%',
    { value: '-31%', metric: 'Result', description: 'Less.' },
  ],
  [
    { metric: 'Write-offs', description: 'Less.' },
    'Write-offs',
    { value: '', metric: 'Write-offs', description: 'Less.' },
  ],
  [
    { value: '-31%', metric: 'Write-offs' },
    '-31% Write-offs',
    { value: '-31%', metric: 'Write-offs', description: '' },
  ],
  [{ description: 'Less.' }, 'Result', { value: '', metric: 'Result', description: 'Less.' }],
  [{ value: '-31%' }, '-31%', { value: '-31%', metric: 'Result', description: '' }],
  [{ metric: 'Write-offs' }, 'Write-offs', { value: '', metric: 'Write-offs', description: '' }],
  [{}, 'Result', { value: '', metric: 'Result', description: '' }],
  [
    { value: null, metric: null, description: null },
    'Result',
    { value: '', metric: 'Result', description: '' },
  ],
  [
    { value: '', metric: '', description: 'Less.' },
    'Result',
    { value: '', metric: 'Result', description: 'Less.' },
  ],
  [
    { value: '', metric: 'Write-offs', description: '' },
    'Write-offs',
    { value: '', metric: 'Write-offs', description: '' },
  ],
];

describe('a result of a case study', () => {
  test.each(cases)('%j has the badge "%s"', (result, label) => {
    expect(resultLabel(result)).toBe(label);
  });

  test.each(cases)('%j is shown in full with the parts that it has', (result, _label, parts) => {
    expect(resultParts(result)).toEqual(parts);
  });

  test.each([
    ['-31%', '-31', '%'],
    ['−31%', '−31', '%'],
    ['+12', '+12', ''],
    ['2,400 h', '2,400', ' h'],
    ['3.2x', '3.2', 'x'],
    ['None at all', 'None at all', ''],
    ['', '', ''],
  ])('figure %j is the number %j and the unit %j', (value, number, unit) => {
    expect(splitFigure(value)).toEqual({ number, unit });
  });
});
