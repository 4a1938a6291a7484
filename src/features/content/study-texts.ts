import type { CaseStudy, CaseStudyCard } from './case-study-results';

/** A card of a study, without its badge. */
export function plainCardOf(study: CaseStudy): CaseStudyCard {
  const { id, slug, title, industry, challenge, results, timeline, authorId, isSample } = study;
  const texts = { title, industry, challenge, results, timeline };
  return { ...texts, id, slug, authorId, isSample, featured: 'false' };
}

export interface Step {
  title: string;
  period: string;
  text: string;
  kept: string;
}

/** The steps of a study; one that was posted as a plain text has no heading. */
export const stepsOf = ({ steps }: Pick<CaseStudy, 'steps'>): Step[] =>
  (steps ?? []).map((step) =>
    typeof step === 'string'
      ? { title: '', period: '', text: step, kept: '' }
      : {
          title: step.title ?? '',
          period: step.period ?? '',
          text: step.text ?? '',
          kept: step.kept ?? '',
        },
  );

export interface Lesson {
  heading: string;
  paragraphs: string[];
}

/** Each paragraph is a lesson. If it has several lines, the first one is its heading. */
export function lessonsOf(text: string | null): Lesson[] {
  if (!text) return [];
  return text.split(/\n{2,}/).map((paragraph) => {
    const lines = paragraph.split('\n').filter(Boolean);
    const [heading = '', ...others] = lines;
    return others.length > 0 ? { heading, paragraphs: others } : { heading: '', paragraphs: lines };
  });
}

/** What a result was before and after, where both are known. */
export function rangeOf(result: CaseStudy['results'][number]): { from: string; to: string } | null {
  if (typeof result !== 'object' || !result.from || !result.to) return null;
  return { from: result.from, to: result.to };
}

interface Bars {
  from: number;
  to: number;
}

/** Of times, in seconds. */
const UNITS: Partial<Record<string, number>> = {
  ms: 0.001,
  s: 1,
  min: 60,
  h: 3_600,
  day: 86_400,
  days: 86_400,
  'م.ث': 0.001,
  ثانية: 1,
  دقيقة: 60,
  دقائق: 60,
  ساعة: 3_600,
  ساعات: 3_600,
  يوم: 86_400,
  يومًا: 86_400,
  أيام: 86_400,
};

const AMOUNT = /^[-−+]?\d[\d.,]*/u;

/** What stands for zero of the other amount's unit. */
const NOTHING = new Set(['none', 'لا شيء']);

/**
 * The widths of two amounts of one unit, or of two times, in percent of the larger; null for other
 * texts. Shares that pass the half are in percent of the whole, so that 94% does not look like all.
 */
export function barsOf(from: string, to: string): Bars | null {
  const nothing = to.trim().replace(AMOUNT, '0');
  const [before, after] = [NOTHING.has(from.trim()) ? nothing : from, to].map((value) => {
    const [digits = ''] = AMOUNT.exec(value.trim()) ?? [];
    const unit = value.trim().slice(digits.length).trim();
    const number = Number(digits.replaceAll(',', '').replace('−', '-'));
    const seconds = UNITS[unit];
    return { digits, amount: number * (seconds ?? 1), unit: seconds ? 'time' : unit };
  });
  if (!before?.digits || !after?.digits || before.unit !== after.unit) return null;
  const largest = Math.max(before.amount, after.amount);
  const smallest = Math.min(before.amount, after.amount);
  if (!(largest > 0 && smallest >= 0)) return null;
  const isShare = after.unit === '%' && largest > 50 && largest <= 100;
  const widthOf = (amount: number) => Math.round((amount / (isShare ? 100 : largest)) * 100);
  return { from: widthOf(before.amount), to: widthOf(after.amount) };
}
