import { describe, expect, it } from 'vitest';
import { splitLinks } from './split-links';

describe('the addresses in a text', () => {
  it.each([
    ['Look at https://a.example/x?y=1#z today', 'https://a.example/x?y=1#z'],
    ['It is at https://a.example/x.', 'https://a.example/x'],
    ['(see http://a.example/x)', 'http://a.example/x'],
    ['https://a.example/Ruh_(city), in one', 'https://a.example/Ruh_(city)'],
    ['(https://a.example/Ruh_(city))', 'https://a.example/Ruh_(city)'],
    ['HTTPS://A.EXAMPLE', 'HTTPS://A.EXAMPLE'],
    ['انظر https://a.example/ar، ثم اكتب لنا', 'https://a.example/ar'],
    ['<https://a.example>', 'https://a.example'],
  ])('%j has %j', (text, href) => {
    const parts = splitLinks(text);
    expect(parts.filter((part) => part.href).map((part) => part.href)).toEqual([href]);
    expect(parts.map((part) => part.text).join('')).toBe(text);
  });

  it.each([
    '',
    'no address',
    'javascript:alert(1)',
    'http://',
    'https://...',
    'xhttps:/a',
    'a.example',
  ])('%j has none', (text) => {
    expect(splitLinks(text)).toEqual(text ? [{ text }] : []);
  });

  it('several addresses keep the text between them', () => {
    expect(splitLinks('https://a.example\nhttps://b.example!')).toEqual([
      { text: 'https://a.example', href: 'https://a.example' },
      { text: '\n' },
      { text: 'https://b.example', href: 'https://b.example' },
      { text: '!' },
    ]);
  });

  it('a text of closing brackets is split in a moment', () => {
    const text = `https://a.example/${')'.repeat(5_000)}`;
    expect(splitLinks(text)[0]?.href).toBe('https://a.example/');
  });
});
