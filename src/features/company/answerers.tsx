import { Link } from '@tanstack/react-router';
import { COMMAS } from '../../config/languages';
import { PersonArt } from '../../components/art/art';
import { Picture } from '../../components/picture';
import { textLanguage } from '../../lib/text-language';
import { useLanguage } from '../../hooks/use-language';
import type { ContactCopy } from './contact.copy';
import { useMembers } from './use-members';

const SHOWN = 2;

/** Who answers inquiries; nothing without people. */
export function Answerers({ copy }: { copy: ContactCopy['answerers'] }) {
  const language = useLanguage();
  const { data } = useMembers(language);
  if (!data?.length) return null;
  const shown = data.slice(0, SHOWN);
  return (
    <div className="mb-8">
      <h3 className="mb-4 text-ui text-muted">{copy.heading}</h3>
      <ul className="grid grid-cols-1 gap-4">
        {shown.map(({ id, anchor, name, role, city, portrait }) => (
          <li key={id} className="flex items-center gap-4">
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
          </li>
        ))}
      </ul>
      {shown.some(({ isSample }) => isSample) && <p className="mt-4 sample-mark">{copy.sample}</p>}
    </div>
  );
}
