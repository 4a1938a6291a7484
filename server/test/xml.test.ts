import { describe, expect, test } from 'vitest';
import { parseXml } from './xml';

describe('the XML check', () => {
  test('reads elements, attributes and entities', () => {
    expect(parseXml('<?xml version="1.0"?>\n<a x="1 &amp; 2"><b/>&lt;i&gt;&#39;</a>')).toEqual({
      name: 'a',
      attributes: { x: '1 & 2' },
      children: [{ name: 'b', attributes: {}, children: [], text: '' }],
      text: "<i>'",
    });
  });

  test.each([
    '<a>',
    '<a></b>',
    '<a><b></a></b>',
    '<a>&</a>',
    '<a>&nbsp;</a>',
    '<a>1 < 2</a>',
    '<a x=1></a>',
    '<a x="1" x="2"></a>',
    '<a></a><b></b>',
    '<a></a>text',
    '<a>\u0001</a>',
    '<a>\uffff</a>',
    '',
  ])('refuses %j', (source) => {
    expect(() => parseXml(source)).toThrow();
  });
});
