import type { SeedInsight } from '../types';

export const beforeAnAssistantReadsYourArabicDocuments: SeedInsight = {
  title: 'Before an assistant reads your Arabic documents',
  slug: 'before-an-assistant-reads-your-arabic-documents',
  searchTitle: 'AI assistants for Arabic documents: what to test first',
  excerpt:
    'Nineteen days of testing an assistant on Arabic company policies: what failed, what was decided each time, and the one question that an exam of 150 could not settle.',
  category: 'AI & Analytics',
  publishedAt: '2026-06-18T07:00:00.000Z',
  content: `The assistant answers at once, in polished formal Arabic, with a clause number. The clause exists, but a circular replaced it two years ago, and the circular is a scan that no software in the company can read.

An employee had asked, in Jordanian dialect, how much leave she may take during probation, and believed the answer. This is the log of the test that should have come first. Company and figures are illustrative.

Such assistants work in two steps, known as [retrieval-augmented generation](https://arxiv.org/abs/2005.11401): a search finds passages in your documents, and a language model writes an answer from them. Demonstrations show the second. Most errors I find are in the first or, with Arabic documents, before it, when a file becomes text.

## Day 1, May 3: thirty pages

**Tried:** 30 random pages across departments and years. We printed the extracted text next to each page, and an Arabic reader marked every wrong word. I wrote down a guess first: four bad pages.

**Failed:** nine. Three, from an old layout program that stores letters as shapes, came out in reverse order or without a single lam-alef (لا). Six were photographs of stamped paper, slightly rotated. Character recognition rescued all but one, with a table in the middle.

**Decided:** one lost page in 30 may mean anything up to 17 in a hundred, so we sorted all 400 policies into three heaps: good as they are, good after character recognition, to be retyped. The last holds 12. Retyping takes about a week, planned before anyone compares models.

## Day 4, May 6: where to cut

**Tried:** a cut every few hundred words, as in most tutorials, and keyword search.

**Failed:** rules lost their exceptions. The question in dialect found nothing, sharing no word with the rule. And no model can tell which of two leave policies is in force. I asked for the register of what supersedes what. There was none.

**Decided:** cut at the article, which begins with مادة and a number. Each piece carries its document’s title, number and date of issue, whether it is in force, what it replaces and to whom it applies. One person in HR now owns the register. Keyword search, with [spelling folded as Arabic search requires](/insights/the-letters-that-hide-products-from-arabic-search), finds clause numbers, form names and amounts. Embedding search, which compares meanings, connects dialect with formal language. Both run.

## Day 9, May 11: who may read what

**Tried:** I asked about lunch, with an ordinary employee’s rights.

**Failed:** the answer quoted the board minutes, indexed with the cafeteria rules. Telling the model to be discreet comes too late: it has read the passage.

**Decided:** filter in the search itself, as the [OWASP list of risks for language models](https://genai.owasp.org/llmrisk/llm082025-vector-and-embedding-weaknesses/) also asks. Each piece carries the groups that may read it, and the query returns only what the signed-in user could open in the original system. Easily missed:

- changed rights must reach the index within a fixed time, here an hour
- cached answers are stored per permission group
- the log of questions is sensitive too: it shows who asked about resignation or sick leave

Where prompts are processed, and how long they are kept, Legal will settle [before a region is picked](/insights/data-residency-what-to-ask-before-you-pick-a-region).

## Day 15, May 17: the exam

**Tried:** 150 questions, written with the departments concerned: many in dialect, some misspelled, some mixed with English. Passing scores were set beforehand, with those who will be blamed.

~~~chart bar
title: A third of the exam has no valid answer
unit: Questions
Answer in force: 100
Answer replaced since: 25
No answer at all: 25
highlight: No answer at all
~~~

Three scores, kept apart:

1. Was the right clause among the five passages found?
2. Is every statement in the answer supported by a passage shown?
3. Did the assistant decline when it should have?

**Failed:** the first, with 70% where 90 had been agreed; my guess was 85. With a hundred questions, 70 means 60 to 78, and at either end the fault lies in extraction or cutting. Most misses were tables, cut in two. It should have declined 50 times and did so 31.

**Decided:** every table stays with its article. A new language model, already asked for twice, would be money wasted.

## Day 18, May 20: the exam again

**Tried:** the same questions with whole tables, then a second model.

**Failed:** the second score. The first rose to 95%, which flatters us: we had studied the misses. The second, where I had guessed 90, stood at 80%, which points to the instruction and the model. The other model reached 82%: with a hundred questions, two points are chance. With either, the assistant declined 41 times out of 50.

**Decided:** keep the model; instruct it to omit statements without a passage. Repeat the exam, with some new questions, whenever model, prompt or documents change.

## Day 19, May 21: the price and the first users

**Tried:** counting tokens, the pieces of words by which models are billed, on a hundred of our pages. [The same text takes more of them in some languages](https://arxiv.org/abs/2305.15425), and Arabic often takes more than English.

**Failed:** my budget, worked out from a price sheet and English text.

**Decided:** begin with IT support and travel expenses, where documents are in order and an error costs an apology. Every answer links its clause to the page, for a check of ten seconds.

**Open:** so far a count told me how wrong I was. Now somebody has to open the page: one reader in ten, or one in a hundred? Which figure would show us an error that everyone believed?`,
};
