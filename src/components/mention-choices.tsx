import { completeMention, matchingMention } from '../lib/mentions';
import { Button } from './ui/button';

interface MentionChoicesProps {
  text: string;
  colleagues: readonly { id: string; name: string }[];
  /** Gets the text with the name that was chosen. */
  onChoose: (text: string) => void;
}

const MAX_SHOWN = 6;

/** While an @ is typed at the end of a text: the colleagues of whom it can become a mention. */
export function MentionChoices({ text, colleagues, onChoose }: MentionChoicesProps) {
  const shown = matchingMention(text, colleagues).slice(0, MAX_SHOWN);
  if (shown.length === 0) return null;
  return (
    <div role="group" aria-label="Colleagues to mention" className="flex flex-wrap gap-2">
      {shown.map(({ id, name }) => (
        <Button key={id} variant="chip" onClick={() => onChoose(completeMention(text, name))}>
          <bdi>{name}</bdi>
        </Button>
      ))}
    </div>
  );
}
