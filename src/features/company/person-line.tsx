import { Link } from '@tanstack/react-router';
import { COMMAS } from '../../config/languages';
import { PersonArt } from '../../components/art/art';
import { Picture } from '../../components/picture';
import { useLanguage } from '../../hooks/use-language';
import { textLanguage } from '../../lib/text-language';
import type { Outputs } from '../../lib/trpc';

export type Member = Outputs['team']['members'][number];

/** A small portrait beside the name, which leads to the person's page. */
export function PersonLine({ member }: { member: Member }) {
  const { anchor, name, role, city, portrait } = member;
  const language = useLanguage();
  return (
    <div className="flex items-center gap-4">
      {portrait ? (
        <Picture attributes={portrait} className="size-16 cut-2 object-cover" />
      ) : (
        <PersonArt name={name} className="size-16 shrink-0 cut-2" />
      )}
      <p className="min-w-0">
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
