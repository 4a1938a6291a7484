import { describe, expect, test } from 'vitest';
import { visitTexts } from '../content/content-texts';
import { linkChanger } from './links-in-texts';

const change = { from: '/insights/old', to: '/insights/new', siteUrl: 'https://masar.example' };

function changed(markdown: string) {
  const changer = linkChanger(change);
  const text = changer.markdown(markdown);
  return { text, count: changer.count };
}

describe('a link in Markdown', () => {
  test.each([
    ['[a](/insights/old)', '[a](/insights/new)'],
    ['[a](</insights/old> "Title")', '[a](</insights/new> "Title")'],
    ['[a](/insights/old?x=1#costs)', '[a](/insights/new?x=1#costs)'],
    ['[a][b]\n\n[b]: /insights/old', '[a][b]\n\n[b]: /insights/new'],
    ['<https://masar.example/insights/old>', '<https://masar.example/insights/new>'],
    ['[a](https://masar.example/insights/old)', '[a](https://masar.example/insights/new)'],
    ['> - **[a](/insights/old)**', '> - **[a](/insights/new)**'],
    ['| a |\n| --- |\n| [a](/insights/old) |', '| a |\n| --- |\n| [a](/insights/new) |'],
  ])('%j is changed', (before, after) => {
    expect(changed(before)).toEqual({ text: after, count: 1 });
  });

  test.each([
    '[a](/insights/older)',
    '[a](/insights/old-and-new)',
    '[a](/insights/old/more)',
    '[a](/x/insights/old)',
    '[a](https://elsewhere.example/insights/old)',
    '[a](https://masar.example.elsewhere.example/insights/old)',
    'It was at /insights/old before.',
    '`[a](/insights/old)`',
    '```\n[a](/insights/old)\n```',
    '    [a](/insights/old)',
    '\\[a](/insights/old)',
    '![a](/insights/old)',
  ])('%j stays', (text) => {
    expect(changed(text)).toEqual({ text, count: 0 });
  });

  test('is changed beside places that stay, each once', () => {
    const before = '[a](/insights/old), `/insights/old`, [b](/insights/old#x) and /insights/older';
    expect(changed(before)).toEqual({
      text: '[a](/insights/new), `/insights/old`, [b](/insights/new#x) and /insights/older',
      count: 2,
    });
  });
});

test('links of blocks and of their items are changed, and nothing else of a page', () => {
  const other = { type: 'from-a-tool', link: '/insights/old' };
  const content = [
    { type: 'hero', heading: '/insights/old', buttonLabel: 'On', buttonLink: '/insights/old#x' },
    { type: 'cards', items: [{ title: 'A', link: '/insights/old', extra: 1 }, { title: 'B' }] },
    { type: 'richText', markdown: '[a](/insights/old)' },
    { type: 'quote', text: '[a](/insights/old)' },
    other,
    null,
  ];
  const changer = linkChanger(change);
  const { content: after } = visitTexts('page', { content }, changer);
  expect(changer.count).toBe(3);
  expect(after).toEqual([
    { type: 'hero', heading: '/insights/old', buttonLabel: 'On', buttonLink: '/insights/new#x' },
    { type: 'cards', items: [{ title: 'A', link: '/insights/new', extra: 1 }, { title: 'B' }] },
    { type: 'richText', markdown: '[a](/insights/new)' },
    { type: 'quote', text: '[a](/insights/old)' },
    other,
    null,
  ]);
});

test.each(['[a](/insights/old)', [{ type: 'richText', markdown: 'Nothing' }], { any: 'shape' }, 7])(
  'a page with the content %j is visited',
  (content) => {
    const changes = visitTexts('page', { content }, linkChanger(change));
    const isText = typeof content === 'string';
    expect(changes).toEqual(isText ? { content: '[a](/insights/new)' } : {});
  },
);
