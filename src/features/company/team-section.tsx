import { Link } from '@tanstack/react-router';
import { COMMAS } from '../../config/languages';
import { PersonArt } from '../../components/art/art';
import { Picture } from '../../components/picture';
import { SectionHead } from '../../components/section-head';
import { TextLink } from '../../components/ui/text-link';
import { fill } from '../../lib/copy';
import { textLanguage } from '../../lib/text-language';
import { useLanguage } from '../../hooks/use-language';
import type { AboutCopy } from './about.copy';
import type { Member } from './person-line';
import { useMembers } from './use-members';

/** The newest articles by the id of the member who signed them. */
export type ArticlesByAuthor = Partial<Record<string, { slug: string; title: string }[]>>;

interface TeamSectionProps {
  copy: AboutCopy['team'];
  articlesBy: ArticlesByAuthor;
}

/** Nothing without people, or if they do not arrive. */
export function TeamSection({ copy, articlesBy }: TeamSectionProps) {
  const language = useLanguage();
  const { data } = useMembers(language);
  if (!data?.length) return null;
  return (
    <section className="later-103/160 bg-sand section" aria-labelledby="team-heading">
      <div className="wrap">
        <SectionHead
          id="team-heading"
          title={copy.heading}
          intro={
            <>
              {copy.intro}
              {data.some(({ isSample }) => isSample) && (
                <span className="mt-3 sample-mark flex">{copy.sample}</span>
              )}
            </>
          }
        />
        <ul className="grid grid-cols-1 gap-x-8 gap-y-12 xs:grid-cols-2 lg:grid-cols-3 print:grid-cols-3">
          {data.map((member) => (
            <MemberCard
              key={member.id}
              member={member}
              articles={articlesBy[member.id] ?? []}
              copy={copy}
              comma={COMMAS[language]}
            />
          ))}
        </ul>
      </div>
    </section>
  );
}

interface MemberCardProps {
  member: Member;
  articles: { slug: string; title: string }[];
  copy: AboutCopy['team'];
  comma: string;
}

function MemberCard({ member, articles, copy, comma }: MemberCardProps) {
  const { anchor, name, role, city, languages, history, portrait } = member;
  const shape = 'aspect-6/7 w-full cut-end object-cover';
  return (
    <li
      id={anchor}
      className="relative scroll-mt-24 break-inside-avoid max-xs:grid max-xs:grid-cols-[clamp(2rem,100%-11.75rem,7rem)_minmax(0,1fr)] max-xs:gap-x-5"
    >
      {portrait ? (
        <Picture attributes={portrait} className={shape} />
      ) : (
        <PersonArt name={name} className={shape} />
      )}
      <div>
        <h3 {...textLanguage(name)} className="text-h3 xs:mt-2.5">
          <Link
            to="/about/$slug"
            params={{ slug: anchor }}
            className="inline-block py-1.5 no-underline underline-offset-4 after:absolute after:inset-0 after:content-[''] hover:underline"
          >
            {name}
          </Link>
        </h3>
        <p className="flex flex-wrap gap-x-3 text-ui">
          {role && (
            <span {...textLanguage(role)} className="font-strong text-accent">
              {role}
            </span>
          )}
          {city && (
            <span {...textLanguage(city)} className="text-muted">
              {city}
            </span>
          )}
        </p>
        {history && (
          <p {...textLanguage(history)} className="mt-2.5 text-base">
            {history}
          </p>
        )}
        {languages.length > 0 && (
          <p className="mt-2 text-small text-muted">
            {copy.speaks} {languages.join(comma)}
          </p>
        )}
        {articles.length > 0 && (
          <ul aria-label={fill(copy.articles, { name })} className="mt-1 text-ui">
            {articles.map(({ slug, title }) => (
              <li key={slug}>
                <TextLink
                  {...textLanguage(title)}
                  className="relative inline-block py-1.5 leading-snug"
                  to="/insights/$slug"
                  params={{ slug }}
                >
                  {title}
                </TextLink>
              </li>
            ))}
          </ul>
        )}
      </div>
    </li>
  );
}
