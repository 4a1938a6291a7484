import type { SeedInsight } from '../types';

export const twoLanguagesTwoAddressesOneWebsite: SeedInsight = {
  title: 'Two languages, two addresses, one website',
  slug: 'two-languages-two-addresses-one-website',
  searchTitle: 'Arabic website SEO: hreflang, slugs and titles',
  excerpt:
    'Search engines often miss Arabic pages that share an address with English ones. What the address, links and title need, and seven checks for an afternoon.',
  category: 'Digital Strategy',
  publishedAt: '2026-10-08T07:00:00.000Z',
  content: `~~~callout
title: In short
Give each language an address of its own, without automatic redirects; otherwise Google’s crawler may never receive the Arabic text. Put the same three hreflang lines (en, ar, x-default) on both pages, and write an Arabic title and description. Choose English slugs for new pages, since our Arabic example grows from 14 characters to 79 when encoded. Checking ten pages takes about three hours.
~~~

Imagine a company in Amman that maintains air conditioners and has paid for 64 well-written Arabic pages. The owner types صيانة مكيفات (air conditioner maintenance) into a search engine, and none of the 64 appears. Both languages share one address, and the server picks one for each visitor. I used to set newspapers in two scripts, and no two pages ever had the same number: whoever asked for page 7 had to find exactly one. [Thirty checks](/insights/thirty-checks-before-an-arabic-site-goes-live) cover the page once a reader has opened it; this article, how the reader finds it.

## Does an Arabic page need its own address (URL)?

Browsers send a line called Accept-Language, which names the languages that the user prefers. Google’s crawler, the program that collects pages, sends no such line and usually comes from the United States. If your server chooses the language by that line or by country, the crawler may therefore never receive the Arabic text. Google recommends a separate address for each language, without automatic redirects between them.

> A search engine can list an Arabic page only if the page has an address of its own.

I put the language into the path, as in \`example.com/ar/ac-maintenance\`, so that one domain holds both languages. A visible link on each page should lead to the same page in the other language.

A label called hreflang tells search engines which pages belong together. Both pages carry the same three lines: \`hreflang="en"\` with the English address, \`hreflang="ar"\` with the Arabic address and \`hreflang="x-default"\` with the page for everyone else, usually the English one. If one page does not name the other, Google ignores the pair. The lines can go in the pages or in the sitemap, the file that lists your addresses. Google treats both alike, so your developer needs only one. The W3C advises keeping language tags short, so write \`ar-SA\` instead of \`ar\` only if Saudi Arabia has pages of its own.

Keep text and menus in one language: Google recognizes it from the visible text. Declare the language in the code too: in the \`lang\` attribute, which screen readers use, and as \`inLanguage\` in the structured data, the facts that a page gives to machines. I found no promise that \`inLanguage\` improves a position.

## Should the slug be in Latin or Arabic letters?

The last part of an address is the slug. Google recommends words in the language of your audience, so Arabic letters are allowed. In a link, however, Arabic letters should be percent-encoded: each letter becomes two bytes, and each byte takes three characters.

~~~chart bar
title: An Arabic slug grows from 14 characters to 79
unit: Characters in the slug
rows: Kind of slug
English words: 14
Arabic letters, as written: 14
Arabic sounds in Latin letters: 21
Arabic letters, percent-encoded: 79
highlight: Arabic letters, percent-encoded
alt: Three short bars and one long one: 14 characters for English words and for Arabic letters as written, 21 for Arabic sounds in Latin letters, and 79 once the Arabic letters are percent-encoded.
source: Counted by us for ac-maintenance, صيانة-المكيفات, siyanat-al-mukayyifat and the encoded form of the second. Its 13 letters take 6 characters each, and the hyphen takes one.
~~~

Many browsers show the letters, but people who paste the address into an email often send the long form. I therefore choose English slugs, which a salesperson can also dictate by telephone. Keep existing Arabic slugs, since every new address needs a redirect from the old one.

## Titles in the words that people type

Since June 2022, Google may replace a title, which is the headline of a search result, if its language or script differs from the text or if it says the same thing in two languages. An Arabic page therefore needs an Arabic title, and an Arabic description that Google may show below the title.

- **The article ال.** Customers type مكيفات and المكيفات. Put one form into the title and the other into the first paragraph.
- **Hamza.** Write أجهزة correctly, although many people type اجهزة. Google said in 2010 that its search repairs missing spaces and repeated letters in Arabic; I found no statement about hamza, so try both spellings. [The search on your own site](/insights/the-letters-that-hide-products-from-arabic-search) needs its own rules.
- **Product names.** Some customers type split, others سبليت. Put the Arabic letters into the title and the Latin name into the text.

## Does Google penalize machine-translated pages?

Google does not forbid machine translation. Its spam policy does name translating as one way to make many pages of little value, and such pages may lose their position or disappear. In June 2024, Google advised having translations reviewed by a native speaker and excluding weak pages with the label noindex. Have an editor finish the ten pages that bring inquiries and leave the others in English, since hreflang may cover only part of a site.

## Checks for one afternoon

~~~figure
caption: Six faults that hide Arabic pages
| Fault | What the searcher sees | How to check |
| --- | --- | --- |
| One address serves both languages | Only the English page | Change the browser’s language; the page must not change |
| The Arabic page names the English page as its main version (canonical) | The Arabic page may be missing | In the source of the page, canonical must name the Arabic address |
| A return link is missing | A page in the wrong language | Compare the hreflang lines of both pages |
| The hreflang value is \`sa\`, the code for Sanskrit | The Arabic page may lose its label | Look for \`ar\` or \`ar-SA\` |
| Only the menus are translated | English text under Arabic menus | Read the first paragraph |
| The title is English or in two languages | A title that Google chose | Compare the result with your title |
~~~

Give ten important pages to somebody who reads both languages. I estimate three hours and ten minutes.

~~~steps
title: Seven steps with ten pages
1. List both addresses of each page (20 minutes)
   Note where one language is missing.
2. Open each address with the browser in English, then in Arabic (30 minutes)
   The language of the page must stay the same.
3. Compare the three hreflang lines (40 minutes)
   They must be identical on both pages.
4. Inspect five Arabic addresses in Search Console, Google’s free tool for site owners (30 minutes)
   The live test must show Arabic text, and Google’s chosen canonical must be the inspected address.
5. Read the Arabic titles and descriptions beside the searches that Search Console lists (45 minutes)
   Mark every word that customers type and you do not use.
6. Look for both addresses in the sitemap (15 minutes)
   Each page must be listed in both languages.
7. Send an Arabic address by email and by chat (10 minutes)
   It must arrive whole and open the Arabic page.
~~~

Several faults often have one cause in the system that builds the pages. [Our page on web development](/solutions/web-development) describes how we build such systems.

## Sources

- Google: [localized versions](https://developers.google.com/search/docs/specialty/international/localized-versions), [multilingual sites](https://developers.google.com/search/docs/specialty/international/managing-multi-regional-sites), [URL structure](https://developers.google.com/search/docs/crawling-indexing/url-structure), [canonical addresses](https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls), [snippets](https://developers.google.com/search/docs/appearance/snippet) and [spam policies](https://developers.google.com/search/docs/essentials/spam-policies), read in October 2026
- Google’s blog: [titles](https://developers.google.com/search/blog/2022/06/title-script-misalignment), June 3, 2022; [x-default](https://developers.google.com/search/blog/2023/05/x-default), May 8, 2023
- Slator: [Google on machine translation](https://slator.com/google-shares-current-view-on-using-ai-for-website-translation/), June 2024; Matt Cutts: [Arabic searches](https://www.mattcutts.com/blog/improving-arabic-searches/), 2010
- Standards: [language tags](https://www.w3.org/International/articles/language-tags/), W3C; [inLanguage](https://schema.org/inLanguage), schema.org; [RFC 3986](https://www.rfc-editor.org/info/std66/) and [RFC 3987](https://www.ietf.org/rfc/rfc3987.html), January 2005`,
};
