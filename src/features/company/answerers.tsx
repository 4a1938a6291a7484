import { useLanguage } from '../../hooks/use-language';
import type { ContactCopy } from './contact.copy';
import { PersonLine } from './person-line';
import { useMembers } from './use-members';

const SHOWN = 2;

/** Who answers inquiries; nothing without people. */
export function Answerers({ copy }: { copy: ContactCopy['answerers'] }) {
  const { data } = useMembers(useLanguage());
  if (!data?.length) return null;
  const shown = data.slice(0, SHOWN);
  return (
    <div className="mb-8">
      <h3 className="mb-4 text-ui text-muted">{copy.heading}</h3>
      <ul className="grid grid-cols-1 gap-4">
        {shown.map((member) => (
          <li key={member.id}>
            <PersonLine member={member} />
          </li>
        ))}
      </ul>
      {shown.some(({ isSample }) => isSample) && <p className="mt-4 sample-mark">{copy.sample}</p>}
    </div>
  );
}
