import { COMMAS } from '../../config/languages';
import { PersonArt } from '../../components/art/art';
import { Picture } from '../../components/picture';
import { SectionHead } from '../../components/section-head';
import { textLanguage } from '../../lib/text-language';
import type { Outputs } from '../../lib/trpc';
import { useLanguage } from '../../hooks/use-language';
import type { AboutCopy } from './about.copy';
import { useMembers } from './use-members';

type Member = Outputs['team']['members'][number];

/** Nothing without people, or if they do not arrive. */
export function TeamSection({ copy }: { copy: AboutCopy['team'] }) {
  const language = useLanguage();
  const { data } = useMembers(language);
  if (!data?.length) return null;
  return (
    <section className="bg-sand section" aria-labelledby="team-heading">
      <div className="wrap">
        <SectionHead id="team-heading" title={copy.heading} intro={copy.intro} />
        {data.some(({ isSample }) => isSample) && <p className="mb-8 sample-mark">{copy.sample}</p>}
        <ul className="grid gap-x-8 gap-y-12 xs:grid-cols-2 lg:grid-cols-3">
          {data.map((member) => (
            <MemberCard
              key={member.id}
              member={member}
              speaks={copy.speaks}
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
  speaks: string;
  comma: string;
}

function MemberCard({ member, speaks, comma }: MemberCardProps) {
  const { id, name, role, city, languages, history, portrait } = member;
  const shape = 'aspect-6/7 w-full cut-end object-cover';
  return (
    <li
      id={id}
      className="scroll-mt-24 break-inside-avoid max-xs:grid max-xs:grid-cols-[7rem_minmax(0,1fr)] max-xs:gap-x-5"
    >
      {portrait ? (
        <Picture attributes={portrait} className={shape} />
      ) : (
        <PersonArt name={name} className={shape} />
      )}
      <div>
        <p {...textLanguage(name)} className="mb-1 text-h3 font-medium xs:mt-5">
          {name}
        </p>
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
            {speaks} {languages.join(comma)}
          </p>
        )}
      </div>
    </li>
  );
}
