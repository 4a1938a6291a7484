import type { CaseStudyResult, CaseStudyStep } from '../../../db/schema/case-studies';
import type { Language } from '../../../db/enums';
import type { CaseStudyCopy } from '../../../src/features/content/case-study.copy';
import { studyCopy } from '../../../src/features/content/study-copy';
import type { listCaseStudies } from './case-studies.service';

/** What the page of a study says, as Markdown. */
export function fullTextOf(
  study: ReturnType<typeof listCaseStudies>[number],
  language: Language,
): string {
  const copy = studyCopy(language);
  const { industry, location, timeline, team, stack, steps, results, lessons } = study;
  const facts = [
    study.isSample ? copy.sample : '',
    `${copy.industry}: ${industry}`,
    location && `${copy.location}: ${location}`,
    `${copy.timeline}: ${timeline}`,
    team && `${copy.team}: ${team}`,
    stack.length > 0 && `${copy.tools}: ${stack.join(', ')}`,
  ];
  const parts = [
    listOf(facts),
    section(copy.challenge, study.challenge),
    section(copy.solution, study.solution),
    listOf((steps ?? []).map(stepLine)),
    section(copy.results, listOf(results.map((result) => resultLine(result, copy)))),
    section(copy.lessons, lessons ?? ''),
  ];
  return parts.filter(Boolean).join('\n\n');
}

const section = (heading: string, text: string) => (text ? `### ${heading}\n\n${text}` : '');

const listOf = (lines: (string | null | undefined | false)[]) =>
  lines
    .filter(Boolean)
    .map((line) => `- ${line}`)
    .join('\n');

/** Joined by a space, each ended by a full stop unless it has its mark already. */
const sentences = (...parts: (string | null | undefined | false)[]) =>
  parts.flatMap((part) => (part ? part.replace(/[^.!?؟]$/u, '$&.') : [])).join(' ');

const stepLine = (step: CaseStudyStep) =>
  typeof step === 'string' ? step : sentences(step.title, step.period, step.text);

function resultLine(result: CaseStudyResult, copy: CaseStudyCopy): string {
  if (typeof result === 'string') return result;
  const { metric, value, description, from, to, measuredBy } = result;
  return sentences(
    [value, metric].filter(Boolean).join(' '),
    description,
    from && to && `${copy.from}: ${from}; ${copy.to}: ${to}`,
    measuredBy,
  );
}
