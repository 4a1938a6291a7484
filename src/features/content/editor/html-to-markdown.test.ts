import { JSDOM } from 'jsdom';
import { describe, expect, test } from 'vitest';
import { bodyToMarkdown } from './html-to-markdown';

const ORIGIN = 'https://masar.example';

function pasted(html: string) {
  const { document } = new JSDOM(html).window;
  return bodyToMarkdown(document.body, ORIGIN);
}

const markdownOf = (html: string) => pasted(html)?.markdown;

/** An item of a list as Word writes it. */
const wordItem = (mark: string, level: number, text: string, list = 'l0') =>
  `<p class=MsoListParagraphCxSpMiddle style='margin-left:${level / 2}in;mso-list:${list} level${level} lfo1'>
  <![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>${mark}<span
  style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>${text}<o:p></o:p></p>`;

describe('text of Word', () => {
  test('keeps headings, bold, italic, links and paragraphs, and nothing else', () => {
    const html = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{}</style>
      <!--[if gte mso 9]><xml><o:OfficeDocumentSettings/></xml><![endif]--></head>
      <body lang=EN-US style='tab-interval:.5in'><!--StartFragment-->
      <h1>The <b>plan</b><o:p></o:p></h1><h2>Costs</h2>
      <p class=MsoNormal><b>Bold</b>, <i>italic</i> and <a href="https://a.example/x">a&nbsp;link</a>.<o:p>&nbsp;</o:p></p>
      <p class=MsoNormal><o:p>&nbsp;</o:p></p>
      <p class=MsoNormal>A <a href="#_Toc1">reference</a> and <a name="_Toc1">its end</a>.</p>
      <!--EndFragment--></body></html>`;
    expect(markdownOf(html)).toBe(
      [
        '## The plan',
        '### Costs',
        '**Bold**, *italic* and [a link](https://a.example/x).',
        'A reference and its end.',
      ].join('\n\n'),
    );
  });

  test('has its lists, nested ones too', () => {
    const html = [
      '<p class=MsoNormal>Before</p>',
      wordItem('·', 1, 'one'),
      wordItem('o', 2, 'inner'),
      wordItem('·', 1, '<b>two</b>'),
      '<p class=MsoNormal>Between</p>',
      wordItem('1.', 1, 'first'),
      wordItem('2.', 1, 'second'),
    ].join('\n');
    expect(markdownOf(html)).toBe(
      'Before\n\n- one\n  - inner\n- **two**\n\nBetween\n\n1. first\n2. second',
    );
  });

  test('has numbers in a list that follows one of bullets', () => {
    const html = [
      wordItem('·', 1, 'one'),
      wordItem('o', 2, 'inner'),
      wordItem('1.', 1, 'first', 'l1'),
      wordItem('a.', 2, 'within', 'l1'),
      wordItem('2.', 1, 'second', 'l1'),
    ].join('\n');
    expect(markdownOf(html)).toBe('- one\n  - inner\n\n1. first\n   1. within\n2. second');
  });

  test('is bold and italic where only its complex script is not', () => {
    const html = `<p class=MsoNormal><b style='mso-bidi-font-weight:normal'>bold</b> and <i
      style='mso-bidi-font-style:normal'>italic</i>, <b style='mso-bidi-font-weight:normal;font-weight:normal'>plain</b>,
      <span style='mso-bidi-font-weight:bold'>light</span></p>`;
    expect(markdownOf(html)).toBe('**bold** and *italic*, plain, light');
  });

  test('has its tables, with one line in a cell', () => {
    const html = `<table class=MsoTableGrid><tr><td><p class=MsoNormal><b>Site</b></p></td><td><p>Orders</p></td></tr>
      <tr><td><p>Amman</p><p>Riyadh | Jeddah</p></td><td><p align=right>1,240</p></td></tr></table>`;
    expect(markdownOf(html)).toBe(
      '| **Site** | Orders |\n| --- | --- |\n| Amman Riyadh \\| Jeddah | 1,240 |',
    );
  });
});

describe('text of Google Docs', () => {
  test('has bold and italic from styles, and is not bold as a whole', () => {
    const html = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1">
      <h2 dir="ltr"><span style="font-weight:700;">Head</span></h2>
      <p dir="ltr"><span style="font-weight:400;">plain </span><span style="font-weight:700;">bold</span><span
      style="font-style:italic;"> italic</span><span style="text-decoration:line-through;">gone</span></p></b>`;
    expect(markdownOf(html)).toBe('## Head\n\nplain **bold** *italic*~~gone~~');
  });

  test('has tight lists, nested ones too, and links without the detour', () => {
    const html = `<b style="font-weight:normal;"><ul><li dir="ltr" aria-level="1"><p role="presentation"><span>one</span></p></li>
      <ul><li><p role="presentation">inner</p></li></ul><li><p role="presentation"><a
      href="https://www.google.com/url?q=https://a.example/x&amp;sa=D">two</a></p></li></ul></b>`;
    expect(markdownOf(html)).toBe('- one\n  - inner\n- [two](https://a.example/x)');
  });

  test('leaves its pictures out, and says how many', () => {
    const html = `<p>a<img src="https://lh3.googleusercontent.com/x"><img src="data:image/png;base64,AA=="></p>
      <p><img src="${ORIGIN}/media/1/yard.jpg" alt="Yard"></p>`;
    expect(pasted(html)).toEqual({
      markdown: 'a\n\n![Yard](/media/1/yard.jpg)',
      removedPictures: 2,
    });
  });
});

test('preformatted text is a block of code, with its lines and indents', () => {
  const html =
    '<p>Run</p><pre>npm *run*\n  build</pre><pre><b>two</b><br>three</pre><pre><code>four</code></pre>';
  expect(markdownOf(html)).toBe(
    'Run\n\n```\nnpm *run*\n  build\n```\n\n```\ntwo\nthree\n```\n\n```\nfour\n```',
  );
});

test('text of a code editor stays as it is typed', () => {
  const html = '<div style="color:#fff"><div><span>**Markdown**</span></div><br></div>';
  expect(pasted(html)).toBeUndefined();
});

test('Arabic text keeps its letters and order', () => {
  expect(markdownOf('<p dir="rtl">المستودع <b>في عمّان</b></p>')).toBe('المستودع **في عمّان**');
});

describe('hostile HTML', () => {
  test.each([
    ['a script', '<p>a<script>alert(1)</script></p>', 'a'],
    ['a handler', '<p onclick="alert(1)">a</p>', 'a'],
    ['a script link', '<p><a href="javascript:alert(1)">a</a></p>', 'a'],
    ['a hidden script link', '<p><a href="&#1;java\tscript:alert(1)">a</a></p>', 'a'],
    ['a data link', '<p><a href="data:text/html,<script>">a</a></p>', 'a'],
    ['a frame', '<p>a</p><iframe srcdoc="<script>alert(1)</script>"></iframe>', 'a'],
    ['a drawing', '<p>a</p><svg><script>alert(1)</script></svg>', 'a'],
    ['a form', '<p>a</p><form><input value=x><button>b</button></form>', 'a'],
    ['hidden words', '<p>a<span style="display: none">b</span></p>', 'a'],
    ['a picture that reports', '<p>a<img src=x onerror=alert(1)></p>', 'a'],
    ['marks of Markdown', '<p>*a* [b](javascript:c) # d</p>', '\\*a\\* \\[b\\](javascript:c) # d'],
  ])('%s is text, or nothing', (_what, html, expected) => {
    expect(markdownOf(html)).toBe(expected);
  });

  test('tags in the text are text', () => {
    expect(markdownOf('<p>&lt;img src=x onerror=alert(1)&gt;</p>')).toBe(
      '<img src=x onerror=alert(1)>',
    );
  });
});
