import { createContext, use } from 'react';
import { useFormContext } from 'react-hook-form';
import { type Language, LANGUAGES } from '../../../../../db/public-enums';
import { Button } from '../../../../components/ui/button';
import { LANGUAGE_LABELS, type Publication } from './publication';

interface Actions {
  open: (id: string) => void;
  /** Left out for those who may not write. */
  translate: ((id: string, language: Language) => void) | undefined;
}

/** What the form of an item can do with the other items of its list. */
export const ItemActions = createContext<Actions>({ open: () => undefined, translate: undefined });

type Item = Pick<Publication, 'id' | 'language' | 'translationOf'> & { title: string };

interface TranslationsProps {
  /** Null for a new item. */
  id: string | null;
  all: readonly Item[];
}

/** Leads to the item in the other languages, or makes a draft for them. */
export function Translations({ id, all }: TranslationsProps) {
  const { open, translate } = use(ItemActions);
  const { isDirty } = useFormContext().formState;
  const item = all.find((one) => one.id === id);
  if (!item) return null;
  const inLanguage = (language: Language) =>
    all.find(
      (one) =>
        one.language === language &&
        (one.id === item.translationOf || one.translationOf === (item.translationOf ?? item.id)),
    );
  const others = LANGUAGES.filter((one) => one !== item.language).map((language) => ({
    language,
    other: inLanguage(language),
  }));
  return (
    <div className="-mt-3 flex flex-wrap gap-x-6">
      {others.map(({ language, other }) => {
        const act = other
          ? () => open(other.id)
          : item.translationOf === null && translate && (() => translate(item.id, language));
        if (!act) return null;
        const name = <bdi lang={language}>{LANGUAGE_LABELS[language]}</bdi>;
        return (
          <Button
            key={language}
            variant="text"
            className="-ms-4"
            isInactive={isDirty}
            data-tooltip={isDirty ? 'Save your changes first' : undefined}
            onClick={act}
          >
            {other ? <>Open in {name}</> : <>Translate into {name}</>}
          </Button>
        );
      })}
    </div>
  );
}
