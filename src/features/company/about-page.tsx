import { drawing } from '../../components/art/art';
import { ButtonLink } from '../../components/ui/button';
import { PageHead } from '../../components/page-head';
import { SectionHead } from '../../components/section-head';
import { MoreLink } from '../../components/ui/more-link';
import { TextLink } from '../../components/ui/text-link';
import { CONSULTANCY_GUIDE, type Country } from '../../config/guides';
import { loadCopies } from '../../lib/copy';
import { listInput } from '../../lib/list-input';
import { textLanguage } from '../../lib/text-language';
import { aboutCopy } from './about.copy';
import { type CountryGuides, countryGuidesIn, guideIn } from './guides';
import { readArticles, type Reads } from './public-lists';
import { ProjectPlan } from './static-plan';
import { stepsCopy } from './steps.copy';
import { type ArticlesByAuthor, TeamSection } from './team-section';

const RouteMap = drawing('RouteMap');

/** Of one person. */
const MAX_ARTICLES = 3;

/** For the loader of the page. */
export async function loadAbout(reads: Reads) {
  const [articles] = await Promise.all([
    readArticles(reads),
    loadCopies(reads, aboutCopy, stepsCopy),
    // Links lead to the people, who have to be there.
    reads.trpc.team.members.prefetch(listInput(reads.language)),
  ]);
  const articlesBy: ArticlesByAuthor = {};
  for (const { authorId, slug, title } of articles) {
    const signed = authorId ? (articlesBy[authorId] ??= []) : [];
    if (signed.length < MAX_ARTICLES) signed.push({ slug, title });
  }
  return {
    articlesBy,
    guide: guideIn(articles, CONSULTANCY_GUIDE),
    countryGuides: countryGuidesIn(articles),
  };
}

interface AboutPageProps {
  articlesBy: ArticlesByAuthor;
  guide: { slug: string; title: string } | undefined;
  countryGuides: CountryGuides;
}

export function AboutPage({ articlesBy, guide, countryGuides }: AboutPageProps) {
  const about = aboutCopy.useCopy();
  return (
    <>
      <PageHead
        subject={about.subject}
        title={about.title}
        lead={about.lead}
        art={
          <div role="img" aria-label={about.coverage} className="h-full band">
            <RouteMap countries={about.countries} />
          </div>
        }
        hasCall
      >
        <dl className="mt-10 grid grid-cols-2 max-lg:border-t max-lg:border-text sm:grid-cols-4">
          {about.stats.map(({ value, meaning }) => (
            <div
              key={meaning}
              className="flex flex-col-reverse justify-end border-line py-5 sm:border-s sm:px-[clamp(0.75rem,2.5vw,1.5rem)] sm:first:border-0 sm:first:ps-0"
            >
              <dt className="text-small text-muted">{meaning}</dt>
              <dd dir="ltr" className="text-as-parent text-figure font-light tabular-nums">
                {value}
              </dd>
            </div>
          ))}
        </dl>
      </PageHead>

      <section className="wrap grid later-40/56 gap-x-16 gap-y-6 section nav:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
        <h2 className="text-h2">{about.storyHeading}</h2>
        <div className="grid max-w-measure gap-5">
          {about.story.map((paragraph) => (
            <p key={paragraph} className="first:text-lead">
              {paragraph}
            </p>
          ))}
          {guide && (
            <MoreLink {...textLanguage(guide.title)} to="/insights/$slug" params={guide}>
              {guide.title}
            </MoreLink>
          )}
          {Object.values(countryGuides).some(Boolean) && (
            <div className="border-t border-line pt-4 text-ui">
              <p id="country-guides" className="text-muted">
                {about.countryGuides}
              </p>
              <ul aria-labelledby="country-guides" className="flex flex-wrap gap-x-6">
                {(Object.keys(countryGuides) as Country[]).map((country) => {
                  const slug = countryGuides[country];
                  return (
                    slug && (
                      <li key={country}>
                        <TextLink isAlone to="/insights/$slug" params={{ slug }}>
                          {about.countries[country]}
                        </TextLink>
                      </li>
                    )
                  );
                })}
              </ul>
            </div>
          )}
        </div>
      </section>

      <section className="later-28/30 band" aria-label={about.statements}>
        <div className="wrap grid gap-x-16 gap-y-12 section nav:grid-cols-2">
          <Statement title={about.missionHeading} text={about.mission} />
          <Statement title={about.visionHeading} text={about.vision} />
        </div>
      </section>

      <TeamSection copy={about.team} articlesBy={articlesBy} />

      <section className="wrap later-27/54 section">
        <SectionHead title={about.valuesHeading} intro={about.valuesIntro} />
        <ul className="grid border-t border-text sm:grid-cols-2 lg:grid-cols-4">
          {about.values.map(({ title, text }) => (
            <li
              key={title}
              className="border-line py-6 max-lg:border-b sm:max-lg:pe-6 lg:border-s lg:px-6 lg:first:border-0 lg:first:ps-0"
            >
              <h3 className="mb-3 text-h3">{title}</h3>
              <p className="text-base text-muted">{text}</p>
            </li>
          ))}
        </ul>
        <div className="mt-12 flex flex-wrap gap-3.5">
          <ButtonLink size="large" to="/contact">
            {about.getInTouch}
          </ButtonLink>
          <ButtonLink variant="outline" size="large" to="/case-studies">
            {about.seeCases}
          </ButtonLink>
        </div>
      </section>

      <ProjectPlan />
    </>
  );
}

function Statement({ title, text }: { title: string; text: string }) {
  return (
    <div>
      <h2 className="mb-4 text-small font-strong text-accent">{title}</h2>
      <p className="text-[clamp(1.375rem,1.1rem+1.2vw,2rem)] leading-[1.3] tracking-[-0.02em] text-balance">
        {text}
      </p>
    </div>
  );
}
