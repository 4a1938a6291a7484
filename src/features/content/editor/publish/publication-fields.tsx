import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { LANGUAGES } from '../../../../../db/public-enums';
import { SelectField } from '../../../../components/ui/field';
import { fieldProps } from '../../../../lib/field-props';
import { trpc } from '../../../../lib/trpc';
import { LANGUAGE_LABELS, type Publication, type PublicationValues } from './publication';
import { Translations } from './translations';

type Original = Pick<Publication, 'id' | 'slug' | 'language' | 'translationOf'> & { title: string };

interface PublicationFieldsProps {
  /** The id of the edited item; null for a new one. */
  id: string | null;
  /** All items of the noun, of which some can be the original. */
  originals: readonly Original[];
  /** Further fields of the noun beside them. */
  children?: ReactNode;
}

/** Language, author, and the original of a translation. */
export function PublicationFields({ id, originals, children }: PublicationFieldsProps) {
  const form = useFormContext<PublicationValues & { slug: string }>();
  const { dirtyFields } = form.formState;
  const team = trpc.team.list.useQuery();
  const [language, authorId, translationOf] = form.watch(['language', 'authorId', 'translationOf']);
  const hasTranslations = id !== null && originals.some((row) => row.translationOf === id);
  const choices = originals.filter(
    (row) =>
      row.id === translationOf ||
      (row.id !== id && row.translationOf === null && row.language !== language),
  );
  const original = fieldProps(form, 'translationOf');
  return (
    <>
      <div className="grid gap-5 xs:grid-cols-2 md:grid-cols-[repeat(auto-fit,minmax(11rem,1fr))]">
        {children}
        <SelectField {...fieldProps(form, 'language')} label="Language">
          {LANGUAGES.map((one) => (
            <option key={one} value={one} lang={one}>
              {LANGUAGE_LABELS[one]}
            </option>
          ))}
        </SelectField>
        {/* The options arrive later than the value, which a select without them would lose. */}
        <SelectField
          key={`author ${team.isSuccess}`}
          {...fieldProps(form, 'authorId')}
          label="Author"
        >
          <option value="">Nobody</option>
          {!team.data && authorId && <option value={authorId}>…</option>}
          {team.data?.map(({ id: memberId, name }) => (
            <option key={memberId} value={memberId}>
              {name}
            </option>
          ))}
        </SelectField>
        <SelectField
          key={`original ${originals.length > 0}`}
          {...original}
          label="Translation of"
          disabled={hasTranslations}
          help={hasTranslations ? 'It has a translation itself.' : undefined}
          onChange={(event) => {
            void original.onChange(event);
            const chosen = originals.find((row) => row.id === event.currentTarget.value);
            const isSlugTyped = id !== null || dirtyFields.slug;
            if (chosen && (!isSlugTyped || form.getValues('slug') === '')) {
              form.setValue('slug', `${chosen.slug}-${language}`);
            }
          }}
        >
          <option value="">An original</option>
          {choices.map((row) => (
            <option key={row.id} value={row.id}>
              {row.title}
            </option>
          ))}
        </SelectField>
      </div>
      <Translations id={id} all={originals} />
    </>
  );
}
