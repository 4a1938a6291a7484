import { originalSlug } from '../../config/slugs';
import { ArrowUpRight } from 'lucide';
import { ButtonAnchor } from '../../components/ui/button';
import { ToolList } from '../../components/tool-list';
import { Icon } from '../../components/ui/icon';
import { site } from '../../config/site';
import { textLanguage } from '../../lib/text-language';
import type { CaseStudyCopy } from './case-study.copy';
import type { CaseStudy } from './case-study-results';
import { splitLead, splitOpening } from './split-lead';
import { studyCopy } from './study-copy';
import { type Author, StudyAuthor } from './study-author';
import { StudyDrawing } from './study-drawing';
import { drawingsOf } from './study-drawings';
import { StudyLessons } from './study-lessons';
import { Facts, Jumps, Part } from './study-parts';
import { StudyResults } from './study-results';
import { StudySteps } from './study-steps';
import { lessonsOf, stepsOf } from './study-texts';
import { ownValue } from '../../lib/own-value';

const LIVE_SITES: Partial<Record<string, string>> = site.liveSites;

interface StudyBodyProps {
  study: CaseStudy;
  author: Author | null;
}

/** What a study says, from its facts to its tools. */
export function StudyBody({ study, author }: StudyBodyProps) {
  const { slug, industry, location, timeline, team, stack, challenge, language } = study;
  const copy = studyCopy(language);
  const lessons = lessonsOf(study.lessons);
  const drawings = drawingsOf(slug);
  return (
    <>
      <div className="wrap later-33/66">
        <Facts
          facts={[
            [copy.industry, industry],
            [copy.location, location],
            [copy.timeline, timeline || copy.notStated],
            [copy.team, team],
          ]}
        />
        <Jumps
          label={copy.contents}
          jumps={[
            ...(drawings.length > 0 ? [['before-and-after', copy.beforeAndAfter] as const] : []),
            ['solution', copy.solution],
            ...(study.results.length > 0 ? [['results', copy.results] as const] : []),
            ...(lessons.length > 0 ? [['lessons', copy.lessons] as const] : []),
          ]}
        />
        <Part title={copy.challenge}>
          <Prose {...splitOpening(challenge)} />
        </Part>
      </div>
      {drawings.length > 0 && (
        <section className="later-36/63 bg-sand py-[clamp(3rem,6vw,6rem)] print:bg-transparent">
          <div className="wrap">
            <h2 id="before-and-after" className="mb-[clamp(1.5rem,3vw,2.5rem)] text-h2">
              {copy.beforeAndAfter}
            </h2>
            <div className="grid gap-x-10 gap-y-8 md:grid-cols-2 md:grid-rows-[auto_auto] md:gap-y-0 print:grid-cols-2">
              {drawings.map((drawing, index) => (
                <StudyDrawing
                  key={drawing.title}
                  drawing={drawing}
                  when={[copy.before, copy.after][index]}
                />
              ))}
            </div>
          </div>
        </section>
      )}
      <div className="wrap later-68/91">
        <Solution study={study} copy={copy} />
      </div>
      <StudyResults results={study.results} copy={copy} />
      <div className="wrap later-52/61 empty:hidden">
        {lessons.length > 0 && (
          <Part
            id="lessons"
            title={copy.lessons}
            aside={author && <StudyAuthor author={author} language={language} />}
          >
            <StudyLessons lessons={lessons} />
          </Part>
        )}
        {stack.length > 0 && (
          <section className="grid grid-cols-1 gap-x-16 gap-y-2 py-[clamp(2rem,4vw,3.5rem)] nav:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
            <h2 className="text-h3">{copy.tools}</h2>
            <ToolList tools={stack} />
          </section>
        )}
      </div>
    </>
  );
}

function Solution({ study, copy }: { study: CaseStudy; copy: CaseStudyCopy }) {
  const steps = stepsOf(study);
  const liveSite = ownValue(LIVE_SITES, originalSlug(study.slug));
  return (
    <Part id="solution" title={copy.solution}>
      <Prose {...splitLead(study.solution)} />
      {steps.length > 0 && (
        <div className="mt-12">
          <StudySteps steps={steps} copy={copy} />
        </div>
      )}
      {liveSite && (
        <ButtonAnchor
          variant="outline"
          href={liveSite}
          target="_blank"
          rel="noopener"
          className="mt-10"
        >
          {copy.liveSite}
          <Icon of={ArrowUpRight} />
          <span className="sr-only">{copy.newTab}</span>
        </ButtonAnchor>
      )}
    </Part>
  );
}

/** A text with its beginning set larger. */
function Prose({ lead, paragraphs }: ReturnType<typeof splitLead>) {
  return (
    <div className="grid max-w-measure grid-cols-1 gap-5">
      <p
        {...textLanguage(lead)}
        className="text-h3 leading-[1.45] tracking-[-0.01em] whitespace-pre-line"
      >
        {lead}
      </p>
      {paragraphs.map((paragraph, index) => (
        <p key={index} {...textLanguage(paragraph)} className="whitespace-pre-line">
          {paragraph}
        </p>
      ))}
    </div>
  );
}
