import type { SeedInsight } from '../types';

export const thirtyChecksBeforeAnArabicSiteGoesLive: SeedInsight = {
  title: 'Thirty checks before an Arabic site goes live',
  slug: 'thirty-checks-before-an-arabic-site-goes-live',
  searchTitle: 'Arabic website launch checklist: RTL, forms and search',
  excerpt:
    'A list to print and check off: letters, direction, numbers, forms, search and delivery. Each check takes a minute or two, with a browser and a phone.',
  category: 'Digital Strategy',
  publishedAt: '2026-06-04T07:00:00.000Z',
  content: `~~~callout
title: In short
In the last week before launch, have a good reader of Arabic, who did not build the site, do thirty checks on a phone, a minute or two for each: letters, direction, numbers, forms, search, delivery. With no more than two faults, the site is good. More than ten usually have one cause, often a direction set on single elements.
~~~

Before a newspaper page went to press, somebody who had not set it read it once more, because whoever has set a page reads what was meant. A headline of mine hung in every kiosk with a gap in its second word, after I had read it three times. An Arabic site needs that last proof more than an English one: Latin letters stand apart anyway, while Arabic letters are joined, so one gap breaks a word in two. In the week before the site opens, give this list and a real phone to someone who reads Arabic well and did not build it. For each fault, note the page and the check’s number.

Four of these faults:

| Check | Wrong | Right |
| --- | --- | --- |
| 2 | ا ل ف و ا ت ي ر | الفواتير |
| 7 | .وصلت الشحنة | وصلت الشحنة. |
| 9 | AB/5-120 | 120-5/AB |
| 14 | 2 نتيجة | نتيجتان |

## Letters

1. **Joined letters.** Zoom to 200%. In every heading, button and image, the letters of a word are joined, except after ا د ذ ر ز و and around ء.
2. **Letter spacing.** There is none. Spacing that looks elegant in Latin capitals tears Arabic words apart.
3. **Line height.** In a two-line heading, put a word with a deep final ya above a word with a lam. They must not touch.
4. **Weight.** The Arabic font comes with a true bold. Without one, the browser makes one up, and the openings of ه and ة fill in, as with too much ink.
5. **Marks.** Open a page with shadda and tanwin. They sit on their letters and are not cut off at the top of a button.

## Direction

6. **The page.** Its first element says \`lang="ar"\` and \`dir="rtl"\`.
7. **Periods.** They stand at the left end of the last line. A period on the right means that the paragraph runs the wrong way.
8. **Mixed lines.** Look at a sentence that ends in a Latin product name, and at one that begins with one. Both read in the right order.
9. **Codes and telephone numbers.** A part number such as 120-5/AB and a number that begins with + read as they do on paper.
10. **What mirrors.** Arrows for back and next, progress bars and the order of steps are mirrored. Logos, clocks and media controls are not, nor are charts over time unless your readers expect it.
11. **Menus and dialogs.** They open from the side their button is on.

## Numbers, dates and money

12. **One kind of digits.** Decide on 2026 or ٢٠٢٦ and use it throughout. Look for mixtures in charts, invoices and PDF files.
13. **Months.** Readers in Amman and Beirut may expect تموز where readers in Riyadh expect يوليو. Decide for your market and stay with it.
14. **Plurals.** Set a counter to 0, 1, 2, 3, 11 and 100. Arabic has six forms, and “2 نتيجة” is wrong.
15. **Money.** The amount, the currency and a minus sign stay together and in order at the end of a line. A minus left alone on the line above turns a loss into a gain.
16. **Weekends.** A calendar for Riyadh starts on Sunday and marks Friday and Saturday as the weekend.

## Forms

17. **Keyboards.** Fields for email, telephone and codes open the right keyboard and run from left to right.
18. **Names.** Four-part names fit. No field insists on two words or refuses Arabic letters.
19. **Digits typed in Arabic.** ٠٧٩ in a telephone field is accepted and stored as 079.
20. **Errors.** Every message is in Arabic, next to its field, and says what to do.
21. **Email.** The confirmation arrives in Arabic and runs from right to left, even in the preview line on the phone.

## Search

22. **Careless spelling.** احمد finds أحمد, and فاتوره finds فاتورة. [The letters that hide products](/insights/the-letters-that-hide-products-from-arabic-search) has the rules.
23. **The article.** A search for عصير finds العصير.
24. **Titles and descriptions.** Every Arabic page has its own in Arabic; none has been left in English.
25. **Two languages, one page.** Each page names its version in the other language (hreflang), and the language switch leads to that version instead of the home page.
26. **Shared links.** Send yourself a page in a messaging app. The preview shows an Arabic title with joined letters.

## Delivery

27. **Size.** The Arabic font is reduced to the letters you use, and English pages do not load it.
28. **First view.** On a mid-range phone with a mobile connection, text is readable within two seconds, without jumping when the font arrives.
29. **Screen reader.** Arabic is read by an Arabic voice and English terms by an English one.
30. **The way back.** The 404 page, the error page and the cookie notice are in Arabic too. A visitor meets the first two when something has gone wrong; make them kind.

~~~callout
title: How to read the result
With fewer than three faults, the site is good. With more than ten, look for the common cause before repairing each: usually the direction is set on single elements instead of the page, or texts are assembled from fragments.
~~~

## Where do these rules come from?

What I know about letters and lines I learned at the light table, from older colleagues who saw a crooked line across a room. Most of it is written down now, more completely than any of us knew it:

- W3C: [Arabic and Persian layout requirements](https://www.w3.org/TR/alreq/) for letters, lines and marks
- W3C: [inline markup and bidirectional text](https://www.w3.org/International/articles/inline-bidi-markup/) for mixed lines and codes
- Unicode: [the bidirectional algorithm](https://www.unicode.org/reports/tr9/), which decides where characters go
- Unicode: [the Common Locale Data Repository](https://cldr.unicode.org/) for months, plurals and weekends
- W3C: [Web Content Accessibility Guidelines 2.2](https://www.w3.org/TR/WCAG22/)`,
};
