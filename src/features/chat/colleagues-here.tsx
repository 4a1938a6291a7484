import type { Presence } from './use-presence';
import { useAssignees } from './use-assignees';

/** Who else looks at the conversation, so that two do not answer at once. */
export function ColleaguesHere({ others }: { others: Presence['staff'] }) {
  const { nameOf } = useAssignees();
  const named = others.map(({ id, isTyping }) => ({ name: nameOf(id) ?? 'A colleague', isTyping }));
  const typing = named.filter(({ isTyping }) => isTyping).map(({ name }) => name);
  const looking = named.filter(({ isTyping }) => !isTyping).map(({ name }) => name);
  const text = [
    typing.length > 0 &&
      `${LIST.format(typing)} ${typing.length > 1 ? 'are' : 'is'} typing an answer.`,
    looking.length > 0 &&
      `${LIST.format(looking)} ${looking.length > 1 ? 'look' : 'looks'} at it too.`,
  ]
    .filter(Boolean)
    .join(' ');
  return (
    <p
      role="status"
      className={text ? 'border-t border-line px-5 py-1.5 text-small text-muted' : ''}
    >
      {text}
    </p>
  );
}

const LIST = new Intl.ListFormat('en-US');
