import { COMMAS } from '../../config/languages';
import { personPath } from '../../config/pages';
import { solutionIds } from '../../config/site';
import { solutionExperts } from '../../config/solution-experts';
import { Trail } from '../../components/trail';
import { frameCopy } from '../../config/frame.copy';
import { PersonArt } from '../../components/art/art';
import { PageHead } from '../../components/page-head';
import { Picture } from '../../components/picture';
import { MoreLink } from '../../components/ui/more-link';
import { useLanguage } from '../../hooks/use-language';
import { fill } from '../../lib/copy';
import { listInput } from '../../lib/list-input';
import { leaveOut } from '../../lib/load';
import { shorten } from '../../lib/shorten';
import { textLanguage } from '../../lib/text-language';
import { personCopy } from './person.copy';
import type { Member } from './person-line';
import { readArticles, readStudies, type Reads } from './public-lists';

const DESCRIPTION_LENGTH = 160;
const PORTRAIT_SIZES = '(min-width: 64rem) 42vw, 100vw';

/** For the loader of the page: the person, with studies, articles and the head; null for an unknown one. */
export async function loadPerson(reads: Reads, slug: string) {
  const { trpc, queryClient, language } = reads;
  const [members, studies, all] = await Promise.all([
    trpc.team.members.ensureData(listInput(language)),
    readStudies(reads),
    readArticles(reads),
    personCopy.load(reads),
  ]);
  if (import.meta.env.SSR) leaveOut(queryClient, 'team');
  const member = members.find(({ anchor }) => anchor === slug);
  if (!member) return null;
  const copy = personCopy.read(queryClient);
  const { name, role, city, history } = member;
  const about = [name, role, city].filter(Boolean).join(COMMAS[language]);
  const path = personPath(slug);
  return {
    member,
    studies: studies.filter(({ authorId }) => authorId === member.id),
    articles: all.filter(({ authorId }) => authorId === member.id),
    headings: { studies: copy.studies, articles: copy.articles },
    words: { heading: fill(copy.cta.heading, { name }), text: fill(copy.cta.text, { name }) },
    head: {
      title: role ? `${name}: ${role}` : name,
      description: shorten(
        [`${about}.`, history, copy.description].filter(Boolean).join(' '),
        DESCRIPTION_LENGTH,
      ),
      path,
      trailName: name,
      ...(member.otherName !== null && { versions: { en: path, ar: path } }),
    },
  };
}

/** The head of the page of a person: who it is, and a portrait. */
export function PersonPage({ member }: { member: Member }) {
  const copy = personCopy.useCopy();
  const { pages, solutions } = frameCopy.useCopy();
  const language = useLanguage();
  const { name, role, city, languages, isSample, portrait } = member;
  const solution = solutionIds.find((id) => solutionExperts[id] === member.anchor);
  const words = member.introduction ?? member.history;
  const facts = [
    { label: copy.city, value: city },
    { label: copy.languages, value: languages.join(COMMAS[language]) },
  ].filter(({ value }) => value);
  const shape = 'size-full object-cover';
  return (
    <PageHead
      trail={<Trail to="/about">{pages['/about']}</Trail>}
      subject={role ?? undefined}
      title={name}
      lead={
        <>
          {words && <span {...textLanguage(words)}>{words}</span>}
          {isSample && <span className="mt-4 sample-mark flex">{copy.sample}</span>}
        </>
      }
      art={
        portrait ? (
          <Picture attributes={{ ...portrait, sizes: PORTRAIT_SIZES }} className={shape} />
        ) : (
          <PersonArt name={name} className={shape} />
        )
      }
      isArtFirst
      hasCall
      facts={
        <div className="mt-10 border-t border-line">
          <dl className="flex flex-wrap gap-x-16">
            {facts.map(({ label, value }) => (
              <div key={label} className="py-5">
                <dt className="text-small text-muted">{label}</dt>
                <dd className="text-as-parent font-strong">{value}</dd>
              </div>
            ))}
            {solution && (
              <div className="py-5">
                <dt className="text-small text-muted">{copy.leads}</dt>
                <dd>
                  <MoreLink to="/solutions/$id" params={{ id: solution }} className="-my-2">
                    {solutions[solution]}
                  </MoreLink>
                </dd>
              </div>
            )}
          </dl>
          <MoreLink to="/about" hash="team-heading">
            {copy.team}
          </MoreLink>
        </div>
      }
    />
  );
}
