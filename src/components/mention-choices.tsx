import type { useMentionChoices } from '../hooks/use-mention-choices';
import { Button } from './ui/button';

type Mentions = Pick<ReturnType<typeof useMentionChoices>, 'choices' | 'listId' | 'choose'>;

/** The colleagues whom an unfinished mention can name. The keys that choose one stay in the field. */
export function MentionChoices({ mentions }: { mentions: Mentions }) {
  const { choices, listId, choose } = mentions;
  if (choices.length === 0) return null;
  return (
    <div
      id={listId}
      role="listbox"
      aria-label="Colleagues to mention"
      className="flex flex-wrap gap-2"
    >
      {choices.map(({ id, name, optionId, isActive }) => (
        <Button
          key={id}
          id={optionId}
          role="option"
          tabIndex={-1}
          variant="chip"
          aria-selected={isActive}
          onClick={() => choose(name)}
        >
          <bdi>{name}</bdi>
        </Button>
      ))}
    </div>
  );
}
