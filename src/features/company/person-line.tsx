import { Link } from '@tanstack/react-router';
import { cx } from 'class-variance-authority';
import { COMMAS } from '../../config/languages';
import { PersonArt } from '../../components/art/art';
import { Picture } from '../../components/picture';
import { useLanguage } from '../../hooks/use-language';
import { textLanguage } from '../../lib/text-language';
import type { Outputs } from '../../lib/trpc';

export type Member = Outputs['team']['members'][number];

interface PersonLineProps {
  member: Member;
  isLarge?: boolean;
}

/** A portrait beside the name, which leads to the person's page; a large one is above it on wide screens. */
export function PersonLine({ member, isLarge = false }: PersonLineProps) {
  const { anchor, name, role, city, portrait } = member;
  const language = useLanguage();
  const shape = cx('size-16 shrink-0 cut-2', isLarge && 'nav:mb-4 nav:size-32');
  return (
    <div className={cx('flex flex-wrap items-center gap-x-4', isLarge && 'nav:block')}>
      {portrait ? (
        <Picture attributes={portrait} className={cx(shape, 'object-cover')} />
      ) : (
        <PersonArt name={name} className={shape} />
      )}
      <p className="min-w-0 grow basis-32">
        <Link
          {...textLanguage(name)}
          to="/about/$slug"
          params={{ slug: anchor }}
          className="-my-2 block py-2.5 font-strong no-underline underline-offset-4 hover:underline"
        >
          {name}
        </Link>
        <span dir="auto" className="block text-ui text-muted">
          {[role, city].filter(Boolean).join(COMMAS[language])}
        </span>
      </p>
    </div>
  );
}
