import { textLanguage } from '../../lib/text-language';
import type { Lesson } from './study-texts';

/** What went wrong. The last of several paragraphs says what is done now. */
export function StudyLessons({ lessons }: { lessons: Lesson[] }) {
  return (
    <ul>
      {lessons.map(({ heading, paragraphs }, index) => (
        <li
          key={index}
          className="grid max-w-measure break-inside-avoid gap-1.5 border-line py-6 not-first:border-t first:pt-0 last:pb-0"
        >
          {heading && (
            <h3 {...textLanguage(heading)} className="text-h3">
              {heading}
            </h3>
          )}
          {paragraphs.map((paragraph, place) => (
            <p
              key={place}
              {...textLanguage(paragraph)}
              className={isConclusion(place, paragraphs) ? 'font-strong' : undefined}
            >
              {paragraph}
            </p>
          ))}
        </li>
      ))}
    </ul>
  );
}

const isConclusion = (place: number, { length }: string[]) => place > 0 && place === length - 1;
