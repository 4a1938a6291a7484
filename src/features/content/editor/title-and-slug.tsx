import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import type { Language } from '../../../../db/public-enums';
import { pathIn } from '../../../config/languages';
import { TextField } from '../../../components/ui/field';
import { fieldProps } from '../../../lib/field-props';
import { LinkNote, type LinkUpdate } from './link-update';
import { TakenOverNote } from './taken-over-note';
import { CONTENT_DETAILS } from './publish/publication';
import { toSlug } from './slug';

interface Values {
  title: string;
  slug: string;
  language: Language;
  translationOf?: string;
}

/** The slug follows the title until somebody edits it. */
export function TitleAndSlug({ links }: { links: LinkUpdate }) {
  const form = useFormContext<Values>();
  const { prefix } = CONTENT_DETAILS[links.type];
  const [isSlugEdited, setIsSlugEdited] = useState(() => form.getValues('slug') !== '');
  const title = fieldProps(form, 'title');
  const slug = fieldProps(form, 'slug');
  const address = pathIn(form.watch('language'), `${prefix}${form.watch('slug') || '…'}`);
  return (
    <div className="grid gap-5 md:grid-cols-2">
      <TextField
        {...title}
        label="Title"
        dir="auto"
        onChange={(event) => {
          void title.onChange(event);
          // The slug of a translation follows that of its original.
          if (isSlugEdited || form.getValues('translationOf')) return;
          const { isSubmitted } = form.formState;
          form.setValue('slug', toSlug(event.currentTarget.value), { shouldValidate: isSubmitted });
        }}
      />
      <TextField
        {...slug}
        label="Slug"
        help={slug.error ? undefined : `The address: ${address}`}
        onChange={(event) => {
          const isBlank = event.currentTarget.value === '';
          setIsSlugEdited(!isBlank);
          void slug.onChange(event);
          if (isBlank && !form.formState.isSubmitted) form.clearErrors('slug');
          else void form.trigger('slug');
        }}
      />
      <div className="grid gap-3 empty:hidden md:col-span-2">
        {form.watch('slug') && !slug.error && (
          <TakenOverNote address={address} id={links.stored?.id} />
        )}
        <LinkNote update={links} />
      </div>
    </div>
  );
}
