import type { SeedInsight } from '../types';

export const beforeAnAssistantReadsYourArabicDocuments: SeedInsight = {
  title: 'Before an assistant reads your Arabic documents',
  slug: 'before-an-assistant-reads-your-arabic-documents',
  searchTitle: 'AI assistants for Arabic documents: what to test first',
  excerpt:
    'Nineteen days of testing an AI assistant on Arabic company policies: what failed, what was decided, and the one thing that 150 exam questions left open.',
  category: 'AI & Analytics',
  publishedAt: '2026-06-18T07:00:00.000Z',
  content: `~~~callout
title: In short
Before you compare AI models, find out what software can read: in our illustrative test, nine of 30 pages failed. Cut policies at the article, register which are in force, and filter by rights inside the search. Then set an exam: of 150 questions, 50 had no valid answer, and at the end the assistant declined 41 of those.
~~~

The assistant answers at once, in polished formal Arabic, with a clause number. But that clause was replaced two years ago by a circular, a scan that no software in the company can read.

An employee had asked, in Jordanian dialect, what leave she could take on probation, and believed the answer. This is the log of the test that should have come first. Company and figures are illustrative.

Such assistants, or chatbots, work in two steps, known as [retrieval-augmented generation](https://arxiv.org/abs/2005.11401): a search finds passages in your documents, and a language model writes an answer from them. Demonstrations show the second step; most errors I find are in the first or, in Arabic, before it, when a file becomes text.

## Day 1, May 3: thirty pages

**Tried:** 30 random pages across departments and years. We printed the extracted text next to each page, and an Arabic reader marked every wrong word. My guess: four bad pages.

**Failed:** nine pages. Three, from an old layout program, came out backward or without a single lam-alef (لا); six were slightly rotated photographs of stamped paper. Character recognition rescued eight; the ninth has a table in it.

**Decided:** the sample is small; one lost page in 30 can mean 17 in a hundred overall. So we sorted all 400 policies into three heaps: good as they are, good after character recognition, to be retyped. The third holds 12, a week of typing, which comes before any comparison of models.

## Day 4, May 6: where do you cut a document?

**Tried:** cutting the text every few hundred words, and keyword search.

**Failed:** a rule was in one piece, its exception in the next. The employee’s question, in dialect, shares no word with the rule, so the search found nothing. And there were two leave policies: no model can tell which is in force without a register of replacements, which did not exist.

**Decided:** cut at the article, which begins with مادة and a number. Each piece carries its document’s title, number and date of issue, whether it is in force, what it replaces and to whom it applies. One person in HR now owns the register. Keyword search, with [spelling folded as Arabic search requires](/insights/the-letters-that-hide-products-from-arabic-search), finds clause numbers, form names and amounts; embedding search, which compares meanings, connects dialect with formal language.

## Day 9, May 11: who may read what?

**Tried:** I asked about lunch, with an ordinary employee’s rights.

**Failed:** the answer quoted the board minutes, which shared an index with the cafeteria rules.

> Telling a language model to be discreet comes too late: it has read the board minutes.

**Decided:** filter in the search itself, as the [OWASP list of risks for language models](https://genai.owasp.org/llmrisk/llm082025-vector-and-embedding-weaknesses/) also asks. Each piece carries the groups that may read it, and the query returns only what the user could open in the original system. Easily missed:

- changed rights must reach the index within an hour
- cached answers are stored per permission group
- the log of questions is sensitive too: it shows who asked about resignation or sick leave

[Before a region is picked](/insights/data-residency-what-to-ask-before-you-pick-a-region), Legal will settle where prompts are processed and stored.

## Day 15, May 17: the exam

**Tried:** 150 questions, written with the departments: many in dialect, some misspelled or mixed with English. Passing scores were set beforehand, with those who will be blamed.

~~~chart bar
title: A third of the exam has no valid answer
unit: Questions
rows: Kind of question
Answer in force: 100
Answer withdrawn since: 25
No answer at all: 25
highlight: No answer at all
alt: One long bar and two short ones of equal length: 100 questions have an answer in force, 25 have one withdrawn since, and 25 have no answer at all.
~~~

Three scores, kept apart:

1. Was the right clause among the five passages found?
2. Is every statement in the answer supported by a passage shown?
3. Did the assistant decline when it should have?

**Failed:** the search. It found the right clause for 70 of the hundred questions that have one; 90 had been agreed, and my guess was 85. Most misses were tables, cut in two. Of the 50 questions without a valid answer, the assistant declined 31.

**Decided:** every table stays with its article. I was asked twice for a new model, which would not help: it sees only what the search finds.

## Day 18, May 20: the exam again

**Tried:** the same questions with whole tables, then a second model.

**Failed:** the second score. The first rose to 95%, which flatters us, since we had studied the misses. But in only 80% of the answers did a passage support every statement; I had guessed 90. That fault lies in the instruction or the model. The other model reached 82%, a difference that may be chance, and each declined 41 of the 50.

**Decided:** keep the model; instruct it to omit statements without a passage. Repeat the exam, with new questions, whenever model, prompt or documents change.

## Day 19, May 21: the price and the first users

**Tried:** counting tokens, the pieces of words by which models are billed, on a hundred of our pages. [The same text takes more of them in some languages](https://arxiv.org/abs/2305.15425), Arabic often among them.

**Failed:** my budget, worked out from a price sheet and English text.

**Decided:** begin with IT support and travel expenses, where documents are in order and an error costs an apology. Every answer links to its page: a check takes ten seconds.

**Open:** so far I could count how wrong we were; now only a reader who opens the page will notice. Is it enough if one reader in a hundred does so, or must it be one in ten? And which figure would show us an error that everyone believed?`,
};
