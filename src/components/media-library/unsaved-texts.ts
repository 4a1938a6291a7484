import { createContext, useContext, useState } from 'react';

type Texts = Readonly<Record<string, string>>;

interface UnsavedTexts {
  texts: Texts;
  setTexts: (change: (texts: Texts) => Texts) => void;
}

/** What was typed about files and not saved, while the dialog is open. */
export const UnsavedTextsContext = createContext<UnsavedTexts | null>(null);

export function useUnsavedTexts() {
  const [texts, setTexts] = useState<Texts>({});
  return { texts, setTexts, isDirty: Object.keys(texts).length > 0 };
}

/** A text about a file: as typed, also after another file was selected meanwhile, or else as stored. */
export function useFileText(key: string, stored: string, isSame = isSameText) {
  const context = useContext(UnsavedTextsContext);
  const own = useState<Texts>({});
  const [texts, setTexts] = context ? [context.texts, context.setTexts] : own;
  const text = texts[key] ?? stored;
  const setText = (typed: string) =>
    setTexts(({ [key]: _, ...others }) =>
      // What only its end tells from the stored text may be half typed, such as a comma.
      typed === stored ? others : { ...others, [key]: typed },
    );
  return { text, setText, isChanged: !isSame(text, stored), forget: () => setText(stored) };
}

const isSameText = (typed: string, stored: string) => typed.trim() === stored;
