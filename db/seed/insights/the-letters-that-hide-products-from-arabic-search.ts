import type { SeedInsight } from '../types';

export const theLettersThatHideProductsFromArabicSearch: SeedInsight = {
  title: 'The letters that hide products from Arabic search',
  slug: 'the-letters-that-hide-products-from-arabic-search',
  searchTitle: 'Arabic product search: why it finds nothing',
  excerpt:
    'Customers type Arabic quickly and catalogs store it carefully, so a search often finds nothing. Treating a few letters as equal repairs much of this. Grammar, vocabulary and text direction account for the rest.',
  category: 'SaaS Platforms',
  publishedAt: '2026-07-30T07:00:00.000Z',
  content: `~~~callout
title: In short
A search for احمد misses أحمد because the database compares letter by letter. Run index and query through one function that turns every alif into ا, ى into ي and ة into ه. A light stemmer removes ال, and a list of synonyms covers broken plurals. Then test 100 real queries: is the right item among the first five results?
~~~

For eight years I typeset newspapers, in Arabic and in Latin script, and the proofreader marked every missing hamza in red. Readers hardly minded: the eye takes in the upright stroke of the alif and supplies the small mark above it. A database cannot. Type احمد, as almost everyone does in a hurry, into a customer screen where the record says أحمد, and many systems answer that there is no such person, since the two words begin with different letters.

In a shop or a parts portal the effect is measurable. If 2,000 searches a day are in Arabic and 14% of them fail, 280 times a day a customer is told, often wrongly, that you do not sell the item.

## Fold the spelling, keep the original

The remedy runs against a typesetter’s instinct: store a second, simplified copy of every searchable text, and simplify every query with exactly the same function. That copy is only compared; users see the original spelling, with every dot and hamza. Sensible first rules:

- أ, إ and آ become ا
- ى at the end of a word becomes ي
- ة becomes ه
- short vowel marks and the stretching character (tatweel) are removed
- Arabic-Indic digits such as ٢٥٠ become 250, including the Persian forms, which some keyboards produce
- the Persian letters ی and ک become ي and ك, and presentation forms copied out of old PDF files are normalized to ordinary letters (Unicode calls this [NFKC](https://www.unicode.org/reports/tr15/))

~~~chart bar
title: Up to four letters become one
unit: Letters and digits that count as the same
rows: Letter
Alif: 4
Ya: 3
Each digit: 3
Kaf: 2
Ha: 2
highlight: Alif
alt: The longest bar is alif’s, with four forms. Ya and every digit have three forms each, kaf and ha two each.
source: Counted from the rules above, without vowel marks and presentation forms.
~~~

~~~figure
caption: Two spellings of each word become one. Only the search copy is folded.
| Stored | Typed | Both folded |
| --- | --- | --- |
| أحمد | احمد | احمد |
| فاتورة | فاتوره | فاتوره |
| مستشفى | مستشفي | مستشفي |
| ٢٥٠ | 250 | 250 |
~~~

Most letters that fold together share a body and differ by a mark: put two dots on ه and you have ة. The rules do merge a few words that a dictionary keeps apart, which is harmless in a search box. Think twice before you reuse the function for a payroll match or a sanctions check, where a wrong match can do more harm than a missing one.

> In a search box, an extra result costs a glance and a missing one costs a sale.

The most common mistake is to fold the index and forget the query, or to fold both with two libraries that disagree on ة. Put the function in one place and test it with fifty pairs of spellings.

## Why does search miss Arabic plurals?

Once the spelling is folded, grammar causes the next losses. French at least leaves an apostrophe where its article runs into a vowel. Arabic leaves none: ال and short words such as و and ب grow onto the next word, so a search for عصير (juice) misses العصير and بالعصير. A light stemmer strips them off. PostgreSQL has included [an Arabic stemmer since version 12](https://www.postgresql.org/docs/release/12.0/), and Elasticsearch and OpenSearch have [an Arabic analyzer](https://docs.opensearch.org/latest/analyzers/language-analyzers/arabic/) with normalization and light stemming.

Stemmers fail with broken plurals. English hangs an s on the end. Arabic opens the word itself: فاتورة (invoice) becomes فواتير, with other letters in the middle, and stripping endings does not help. For the few hundred nouns that matter to your business, a hand-written synonym list is more dependable than a cleverer algorithm. Your search log holds most of it: take the 300 most frequent queries without results and let a salesperson note for each what the customer meant.

The same list takes care of mixed vocabulary. One customer writes مرشح, another فلتر, a third filter, for the same part. It also handles Latin spellings of names. For people, store the Arabic and the Latin name in separate fields: I have set محمد in more Latin spellings than any rule would produce.

## Why do part numbers appear reversed in Arabic?

Even a product that is found can be shown wrongly. The part number 120-5/AB, placed after Arabic text without precautions, is displayed as AB/5-120, because hyphens and slashes have no direction of their own and take that of the text around them. A patient reader may untangle it with a fingertip on the page; the warehouse has only the screen and picks the wrong part, although the stored value is correct.

Wrap codes, phone numbers and prices in an isolating element (HTML has bdi for this) and give input fields for codes a fixed left-to-right direction while the page runs from right to left. Search highlighting needs care too: the match was found in the folded copy, so its position must be mapped back to the original text before anything is colored.

## A test you can finish in a day

1. Draw 100 queries from last month’s log: 75 frequent, 25 random.
2. Have someone from sales write down, for each, one item that must appear.
3. Run all of them and count how often that item is among the first five results.
4. Sort the failures by cause: spelling, grammar, vocabulary, missing data.
5. Fix the largest group and run the list again.

Keep the list in the source repository and run it with each release, so that a new search engine version cannot quietly undo the work. Track two figures: the share of searches without results, and the share after which the user tries other words within a minute. The second catches searches that return three pages of the wrong thing.

If the failures turn out to be missing data, no search setting will help. An item whose Arabic name was typed by five people in five ways needs [cleaner item records](/insights/four-item-codes-for-one-carton) first.`,
};
