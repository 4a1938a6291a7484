import { type KeyboardEvent, useId, useState } from 'react';
import { completeMention, matchingMention } from '../lib/mentions';

interface Colleague {
  id: string;
  name: string;
}

interface MentionChoicesInput {
  text: string;
  colleagues: readonly Colleague[];
  /** Gets the text with the name that was chosen. */
  onChoose: (text: string) => void;
}

const MAX_SHOWN = 6;

/**
 * While an @ is typed at the end of a text: the colleagues of whom it can become a mention. `onKeyDown`
 * says whether the key was for them: the arrows move, Enter chooses, Escape hides.
 */
export function useMentionChoices({ text, colleagues, onChoose }: MentionChoicesInput) {
  const id = useId();
  const [active, setActive] = useState(0);
  /** The text for which they were hidden. */
  const [hiddenFor, setHiddenFor] = useState<string | null>(null);
  const choices = text === hiddenFor ? [] : matchingMention(text, colleagues).slice(0, MAX_SHOWN);
  const index = Math.min(active, choices.length - 1);
  const chosen = choices[index];

  function choose(name: string) {
    setActive(0);
    onChoose(completeMention(text, name));
  }

  function onKeyDown(event: KeyboardEvent): boolean {
    if (!chosen || event.ctrlKey || event.metaKey || event.shiftKey) return false;
    const { key } = event;
    if (key === 'ArrowDown') setActive((index + 1) % choices.length);
    else if (key === 'ArrowUp') setActive((index + choices.length - 1) % choices.length);
    else if (key === 'Enter') choose(chosen.name);
    else if (key === 'Escape') setHiddenFor(text);
    else return false;
    event.preventDefault();
    event.stopPropagation();
    return true;
  }

  return {
    choices: choices.map((choice) => ({
      ...choice,
      optionId: `${id}-${choice.id}`,
      isActive: choice === chosen,
    })),
    listId: id,
    choose,
    onKeyDown,
    /** For the field in which the text is typed. */
    boxProps: {
      'aria-autocomplete': 'list' as const,
      'aria-controls': chosen && id,
      'aria-activedescendant': chosen && `${id}-${chosen.id}`,
    },
  };
}
