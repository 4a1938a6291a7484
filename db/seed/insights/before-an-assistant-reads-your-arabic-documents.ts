import type { SeedInsight } from '../types';

export const beforeAnAssistantReadsYourArabicDocuments: SeedInsight = {
  title: 'Before an assistant reads your Arabic documents',
  slug: 'before-an-assistant-reads-your-arabic-documents',
  searchTitle: 'AI assistants for Arabic documents: what to test first',
  excerpt:
    'It takes an afternoon to demonstrate a language model that answers from company policies, and much longer to trust it. With Arabic documents the weak points are text extraction, superseded versions and permissions. All of them can be tested before launch.',
  category: 'AI & Analytics',
  publishedAt: '2026-06-18T07:00:00.000Z',
  content: `An employee asks, in everyday Jordanian dialect, how much leave she may take during probation. The assistant replies at once, in polished formal Arabic, with a clause number. The clause is real, but it comes from a policy that a circular replaced two years ago. The circular was a scan that no software in the company could read. I come from load forecasting, where the evening tells you that you were wrong. Nothing tells this employee.

Such assistants work in two steps, known as [retrieval-augmented generation](https://arxiv.org/abs/2005.11401): a search finds passages in your documents, and a language model writes an answer from them. Demonstrations show off the second step. The errors I find are mostly in the first, and with Arabic documents they begin earlier still, when a file is turned into text.

## Read what the machine reads

Arabic PDF files come in several kinds. Some contain ordinary text. Some, made by older layout programs, store letters as shapes, so that extraction returns them in reverse order or loses every lam-alef (لا). Others are photographs of paper, stamped and slightly rotated, with a table in the middle.

Before choosing a model, draw 30 random pages across departments and years. Extract their text, print it next to the page, and let an Arabic reader mark every wrong word. A forecaster checks the meter before blaming the model, and this text is your meter. Sort the sources into three heaps: good as they are, good after character recognition, and to be retyped. If 12 of your 400 policies (an illustrative share) fall into the last heap, retyping them takes about a week. Put that week into the plan before you compare models.

## Cut by clause and keep the date

Most tutorials cut text every few hundred words. Regulations offer a better unit: the article, which begins with مادة and a number. Cut there, and attach to every piece the document’s title, number and date of issue, whether it is in force, what it replaces and to whom it applies.

Whether a document is in force, no model can guess. Someone in legal or HR has to own a register of which document supersedes which. When I ask to see it, there is usually none.

To find passages, combine two methods. Keyword search, with [spelling folded as Arabic search requires](/insights/the-letters-that-hide-products-from-arabic-search), finds clause numbers, form names and amounts. Embedding search, which compares meanings, connects a question in dialect with a rule in formal language that shares no word with it.

## Permissions apply before the search

If one index holds both the board minutes and the cafeteria rules, the assistant will sooner or later quote the minutes to someone who asked about lunch. I would not count on telling the model to be discreet: by then it has read the passage.

The filter belongs in the search itself, as the [OWASP list of risks for language models](https://genai.owasp.org/llmrisk/llm082025-vector-and-embedding-weaknesses/) also asks: each piece carries the groups that may read it, and the query returns only pieces that the signed-in user could open in the original system. Easily missed:

- changed rights in the document store must reach the index within a fixed time, say an hour
- cached answers must be stored separately for each permission group
- the log of questions is sensitive too: it shows who asked about resignation or sick leave

Where prompts are processed, and for how long they are kept, is a question of data residency to settle [before you pick a region](/insights/data-residency-what-to-ask-before-you-pick-a-region).

## An exam with questions that have no answer

Write 150 questions with the departments that own the documents. One hundred have an answer in force, twenty-five one that has since been replaced, and twenty-five none at all. Ask many of them in dialect, some with spelling mistakes, some mixed with English, as people write.

~~~chart bar
title: A third of the exam has no valid answer
unit: Questions
Answer in force: 100
Answer replaced since: 25
No answer at all: 25
highlight: No answer at all
~~~

Score three things separately:

1. Was the right clause among the five passages found?
2. Is every statement in the answer supported by a passage that is shown?
3. Did the assistant decline when it should have?

> An assistant that never says it does not know has not been tested with questions it cannot answer.

I distrust a single score; three show where to work. With a first score of 70% the fault lies in extraction or cutting; a new language model would be money wasted. If the first is 95% and the second 80%, look at the instruction and the model. I read nothing into a gap of two points: with a hundred questions, that is chance. Set the passing scores beforehand with those who will be blamed for a wrong answer, and repeat the exam whenever the model, the prompt or the documents change.

## Cost, and where to begin

Language models are billed by the token, a piece of a word, and [the same text takes more of them in some languages](https://arxiv.org/abs/2305.15425) than in others. Arabic often takes more than English. Measure the ratio on a hundred of your pages before you believe any price sheet. Then start with one department whose documents are in order and where an error is cheap. IT support or travel expenses will teach you as much as contract law, and a wrong answer there costs an apology. Every answer should show its clause with a link to the page, so that readers can check it in ten seconds. Then an error shows the same day, as on the grid.`,
};
