import { PersonArt } from '../../components/art/art';
import { personPath } from '../../config/pages';
import { pathIn } from '../../config/languages';
import type { Language } from '../../../db/public-enums';
import type { Outputs } from '../../lib/trpc';
import { studyCopy } from './study-copy';

export type Author = NonNullable<Outputs['caseStudies']['linked']['author']>;

interface StudyAuthorProps {
  author: Author;
  /** Of the study. */
  language: Language;
}

/** Who writes about a project, with a portrait. */
export function StudyAuthor({ author, language }: StudyAuthorProps) {
  const { name, role, anchor, hasPage } = author;
  const copy = studyCopy(language);
  return (
    <div className="mt-6 flex items-center gap-4 nav:mt-8 nav:block">
      <PersonArt name={name} className="size-20 shrink-0 cut-1 nav:mb-4 nav:size-32" />
      <p dir="auto" className="text-ui leading-snug">
        <span className="block text-muted">{copy.writtenBy}</span>
        {hasPage ? (
          <a
            href={pathIn(language, personPath(anchor))}
            className="-my-1 inline-block py-2.5 font-strong no-underline underline-offset-4 hover:underline"
          >
            {name}
          </a>
        ) : (
          <span className="block font-strong">{name}</span>
        )}
        <span className="block text-muted">{role}</span>
      </p>
    </div>
  );
}
