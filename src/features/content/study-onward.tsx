import type { ReactNode } from 'react';
import type { Language } from '../../../db/public-enums';
import { MoreLink } from '../../components/ui/more-link';
import { frameCopy } from '../../config/frame.copy';
import { solutionOf } from '../../config/solutions';
import { fill } from '../../lib/copy';
import { CaseCard } from './case-card';
import type { CaseStudyCard } from './case-study-results';
import { InsightCard, type InsightSummary } from './insight-card';
import { studyCopy } from './study-copy';
import { articleLanguage } from './translation-links';

interface StudyOnwardProps {
  /** Of the study. */
  slug: string;
  /** Of the study. */
  language: Language;
  insight: InsightSummary | null;
  next: CaseStudyCard | null;
}

/** Where to read on: the article behind a study, and the next study. */
export function StudyOnward({ slug, language, insight, next }: StudyOnwardProps) {
  const copy = studyCopy(language);
  const { solutions } = frameCopy.useCopy();
  if (!insight && !next) return null;
  const solution = solutionOf(slug, insight?.category);
  return (
    <section
      {...articleLanguage(language)}
      className="later-48/72 bg-sand py-[clamp(3rem,6vw,6rem)] print:hidden"
    >
      <div className="wrap grid grid-cols-1 gap-[clamp(2rem,4vw,4rem)] md:grid-cols-2">
        {insight && (
          <Onward title={copy.article}>
            <InsightCard insight={insight} isBoxed />
          </Onward>
        )}
        {next && (
          <Onward title={copy.next}>
            <CaseCard study={next} />
          </Onward>
        )}
      </div>
      {insight && solution && (
        <div className="wrap mt-6">
          <MoreLink to="/solutions/$id" params={{ id: solution }}>
            {fill(copy.ofSolution, { solution: solutions[solution] })}
          </MoreLink>
        </div>
      )}
    </section>
  );
}

const Onward = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="grid grid-cols-1 grid-rows-[auto_1fr] [&>article]:later-37/35">
    <h2 className="mb-4 text-small font-strong text-muted">{title}</h2>
    {children}
  </div>
);
