import { describe, expect, test } from 'vitest';
import { renderForFeed, renderMarkdown } from './markdown';

const HOSTILE = [
  '<script>alert(1)</script>',
  '<SCRIPT SRC=//evil.example/x.js></SCRIPT>',
  '<img src=x onerror=alert(1)>',
  '<img src="x" onerror="alert(1)"/>',
  '<svg onload=alert(1)><circle/></svg>',
  '<svg><animate onbegin=alert(1) attributeName=x dur=1s></svg>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="data:text/html,<script>alert(1)</script>"></object>',
  '<a href="javascript:alert(1)">here</a>',
  '<form action="javascript:alert(1)"><button>Go</button></form>',
  '<style>@import "//evil.example/x.css";</style>',
  '<base href="//evil.example/">',
  '<meta http-equiv="refresh" content="0;url=javascript:alert(1)">',
  '<details open ontoggle=alert(1)>x</details>',
  '<!-- --><script>alert(1)</script><!-- -->',
  '<math><mtext></p><img src onerror=alert(1)></math>',
  'text <b onmouseover="alert(1)">bold</b> text',
  '[here](javascript:alert(1))',
  '[here](JaVaScRiPt:alert(1))',
  '[here](  javascript:alert(1))',
  '[here](java&#115;cript:alert(1))',
  '[here](&#x6A;avascript:alert(1))',
  '[here](javascript&colon;alert(1))',
  '[here](java\tscript:alert(1))',
  '[here](\u0001javascript:alert(1))',
  '[here](vbscript:msgbox(1))',
  '[here](VBSCRIPT:msgbox(1))',
  '[here](data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==)',
  '[here](data:image/svg+xml;base64,PHN2ZyBvbmxvYWQ9YWxlcnQoMSk+)',
  '[here](file:///etc/passwd)',
  '[here][x]\n\n[x]: javascript:alert(1)',
  '<javascript:alert(1)>',
  '![here](javascript:alert(1))',
  '![here](data:text/html,<script>alert(1)</script>)',
  '![" onerror="alert(1)](x.png)',
  '[here](/x "\\" onclick=\\"alert(1)")',
  '[here](/x \'" onclick="alert(1)\')',
  '[here](/x"onclick="alert(1))',
  '```"><script>alert(1)</script>\ncode\n```',
  '    <script>alert(1)</script>',
  '`<script>alert(1)</script>`',
  '## <img src=x onerror=alert(1)>',
  '## " onclick="alert(1)',
  '| <script>alert(1)</script> |\n| --- |\n| <img src=x onerror=alert(1)> |',
];

const TAG = /<\/?([a-z][a-z0-9]*)((?: [a-z-]+="[^"<>]*")*)>/g;
const TAGS = new Set(
  'p h1 h2 h3 h4 h5 h6 a bdi img em strong code pre ul ol li blockquote hr br table caption thead tbody tr th td s div'.split(
    ' ',
  ),
);
const ATTRIBUTES = new Set([
  'href',
  'src',
  'alt',
  'title',
  'id',
  'class',
  'style',
  'start',
  'loading',
  'dir',
  'lang',
  'scope',
  'role',
  'tabindex',
  'aria-label',
]);
const SAFE_ADDRESS = /^(?:https?:|mailto:|[/#?]|[^:]*$)/;

/** The parts of the HTML that are not on the list of what Markdown may become. */
function complaintsOf(html: string): string[] {
  const complaints: string[] = [];
  const rest = html.replaceAll(TAG, (_tag, name: string, attributes: string) => {
    if (!TAGS.has(name)) complaints.push(`<${name}>`);
    for (const [, key = '', value = ''] of attributes.matchAll(/ ([a-z-]+)="([^"]*)"/g)) {
      const isAddress = key === 'href' || key === 'src';
      if (!ATTRIBUTES.has(key)) complaints.push(`${key} of <${name}>`);
      if (isAddress && !SAFE_ADDRESS.test(value)) complaints.push(`${key}="${value}"`);
    }
    return '';
  });
  if (rest.includes('<')) complaints.push(rest);
  return complaints;
}

describe('Markdown', () => {
  test.each(HOSTILE)('makes %j harmless', (source) => {
    const { html } = renderMarkdown(source);
    expect(complaintsOf(html)).toEqual([]);
    expect(html, 'the text stays').not.toBe('');
  });

  test('is checked by a detector that finds hostile HTML', () => {
    for (const html of [
      '<script>alert(1)</script>',
      '<p onclick="alert(1)">x</p>',
      '<a href="javascript:alert(1)">x</a>',
      '<a href="data:text/html,x">x</a>',
      '<img src=x onerror=alert(1)>',
    ]) {
      expect(complaintsOf(html), html).not.toEqual([]);
    }
  });

  test('has tables with heads of columns and rows, which scroll under the name of their section', () => {
    const source = '## Who repairs it\n\n| Cause | Who |\n| - | - |\n| Rounding | Finance |';
    const { html } = renderMarkdown(source);
    expect(html).toContain('role="region" tabindex="0" aria-label="Who repairs it"><table>');
    expect(html).toContain('<caption class="fx-sr">Who repairs it</caption>');
    expect(html).toMatch(/<th [^>]*scope="col">Cause<\/th>/);
    expect(html).toMatch(/<th [^>]*scope="row">Rounding<\/th>\n<td[^>]*>Finance<\/td>/);
    expect(renderForFeed(source)).not.toContain('role=');
    expect(renderMarkdown('| Cause | Who |\n| - | - |').html).toContain('aria-label="At a glance"');
  });

  test('becomes paragraphs, lists, quotes, tables, code and links', () => {
    const source = [
      'One **bold** *word* and a [link](https://example.com/?a=1&b=2).',
      '- first\n- second',
      '1. one\n2. two',
      '> A quote.',
      '| A | B |\n| --- | --- |\n| 1 | 2 |',
      '```\nconst x = 1;\n```',
    ].join('\n\n');
    const { html } = renderMarkdown(source);
    for (const part of [
      '<strong>bold</strong>',
      '<em>word</em>',
      '<a href="https://example.com/?a=1&amp;b=2">link</a>',
      '<ul>\n<li dir="auto">first</li>',
      '<ol>\n<li dir="auto">one</li>',
      '<blockquote dir="auto">\n<p dir="auto">A quote.</p>',
      '<td>2</td>',
      '<pre><code>const x = 1;\n</code></pre>',
    ]) {
      expect(html).toContain(part);
    }
    expect(complaintsOf(html)).toEqual([]);
  });
});

test('a whole address is a link, and words with a dot in them are not', () => {
  const address =
    '<a href="https://example.com/a?b=1&amp;c=2">https://example.com/a?b=1&amp;c=2</a>';
  const source = 'See https://example.com/a?b=1&c=2, masar.example, 9.am and javascript:alert(1).';
  expect(renderMarkdown(source).html).toBe(
    `<p dir="auto">See ${address}, masar.example, 9.am and javascript:alert(1).</p>\n`,
  );
  expect(renderMarkdown('`https://example.com`').html).not.toContain('<a');
});

test('only a preview has the lines of the source', () => {
  const source = '## Head\n\nOne\ntwo\n\n- three\n- four\n\n| A |\n| - |\n| b |';
  const linesIn = (html: string) =>
    [...html.matchAll(/<(\w+)[^>]* data-line="(\d+)"/g)].map(([, tag, line]) => `${tag} ${line}`);
  const { html } = renderMarkdown(source, undefined, undefined, { hasLines: true });
  expect(linesIn(html)).toEqual([
    'h2 0',
    'p 2',
    'ul 5',
    'li 5',
    'li 6',
    'table 8',
    'thead 8',
    'tr 8',
    'tbody 10',
    'tr 10',
  ]);
  expect(linesIn(renderMarkdown(source).html)).toEqual([]);
});

test('each block has its own direction, and Arabic words in an English one are isolated', () => {
  const { html } = renderMarkdown(
    [
      '## لماذا ERP؟',
      'فقرة عربية.',
      'An English paragraph.',
      '- ة becomes ه\n- عربي',
      '> Type احمد عمر here.',
    ].join('\n\n'),
  );
  expect(html).toContain('dir="rtl" lang="ar">لماذا ERP؟</h2>');
  expect(html).toContain('<p dir="rtl" lang="ar">فقرة عربية.</p>');
  expect(html).toContain('<p dir="auto">An English paragraph.</p>');
  expect(html).toContain(
    '<li dir="ltr"><bdi lang="ar">ة</bdi> becomes <bdi lang="ar">ه</bdi></li>\n<li dir="rtl" lang="ar">عربي</li>',
  );
  expect(html).toContain('<p dir="ltr">Type <bdi lang="ar">احمد عمر</bdi> here.</p>');
});

test('a source with a long Latin title is Arabic in an Arabic article', () => {
  const { html } = renderMarkdown(
    'فقرة عربية من عدّة كلمات في أوّل المقال.\n\n- هايندمان: Another look at measures of forecasts',
  );
  expect(html).toContain('<li dir="rtl" lang="ar">هايندمان');
  expect(html).not.toContain('<li dir="ltr"');
});

test('an English title in an Arabic text has its language', () => {
  const { html } = renderMarkdown(
    'فقرة عربية من عدّة كلمات في أوّل المقال الذي يليه مصدر.\n\n- مقال Another look at measures of accuracy، مجلة Forecasting، من ERP System إلى SAP',
  );
  expect(html).toContain('<bdi lang="en">Another look at measures of accuracy</bdi>،');
  expect(html.match(/lang="en"/g)).toHaveLength(1);
});

test('a table has the name of its section, and the next one there also those of its columns', () => {
  const table = '| Week | Sold |\n| - | - |\n| 1 | 2 |';
  const { html } = renderMarkdown(`${table}\n\n## Six weeks\n\n${table}\n\nText\n\n${table}`);
  const names = [...html.matchAll(/aria-label="([^"]+)"/g)].map(([, name]) => name);
  expect(names).toEqual(['At a glance', 'Six weeks', 'Six weeks: Week, Sold']);
});

test('an English title that an Arabic text links to has its language, but a name has none', () => {
  const { html } = renderMarkdown(
    'مصادر هذه الأرقام كلّها هي: [Change of VAT Rate](https://a.example/) و[Oracle](https://b.example/) و[نص عن ERP System](https://c.example/)',
  );
  expect(html).toMatch(/<a [^>]*lang="en"[^>]*>Change of VAT Rate<\/a>/);
  expect(html.match(/lang="en"/g)).toHaveLength(1);
});

test('a day stays on the line of its month', () => {
  const { html } = renderMarkdown('From March 8, 2027, as in 2026; May has 31 days.');
  expect(html).toContain('From March\u00a08, 2027, as in 2026; May has 31 days.');
});

test('a number in Arabic digits has its language, and stands on the side of its column', () => {
  const { html } = renderMarkdown('| Stored | Typed |\n| - | - |\n| ٢٥٠ | 250 |');
  expect(html).toContain('<th lang="ar" scope="row">٢٥٠</th>\n<td>250</td>');
});

describe('the headings of Markdown', () => {
  test('get unique ids from their words', () => {
    const { html, headings } = renderMarkdown(
      ['Costs & risks', 'Costs, risks', 'costs-risks-2', 'ما بعد الإطلاق', '!!!', '???']
        .map((text) => `## ${text}\n\nText.`)
        .join('\n\n'),
    );
    const ids = headings.map(({ id }) => id);
    expect(ids.slice(0, 2)).toEqual(['costs-risks', 'costs-risks-2']);
    expect(ids[3]).toBe('ما-بعد-الإطلاق');
    expect(new Set(ids).size).toBe(6);
    for (const id of ids) {
      expect(id).not.toBe('');
      expect(html.split(`id="${id}"`)).toHaveLength(2);
    }
  });

  test('are listed with their visible text, second level only', () => {
    const { headings } = renderMarkdown(
      '# Title\n\n## The *first* `step`\n\n### Detail\n\n## A [link](/x) & more',
    );
    expect(headings.map(({ text }) => text)).toEqual(['The first step', 'A link & more']);
  });

  test.each(['App', 'Main', 'Chat name', 'Frieze', '_reads'])(
    'do not take ids of the surrounding page: %s',
    (words) => {
      const [heading] = renderMarkdown(`## ${words}`).headings;
      expect(heading?.id).not.toBe(words.toLowerCase().replace(' ', '-'));
    },
  );

  test.each(['constructor', '__proto__', 'toString'])('may be called %s', (word) => {
    const { headings } = renderMarkdown(`## ${word}\n\n## ${word}`);
    expect(new Set(headings.map(({ id }) => id)).size).toBe(2);
  });
});

test('a Latin name before a colon does not draw the next number of an Arabic line to its side', () => {
  const { html } = renderMarkdown('- المصدر في SAP: [وثيقة](https://example.com/a)، 25 أكتوبر');
  expect(html).toContain('<bdi lang="en">SAP</bdi>:');
});
