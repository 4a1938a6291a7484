import { useFormContext } from 'react-hook-form';
import type { Language } from '../../../../db/public-enums';
import { pathIn } from '../../../config/languages';
import { TextareaField, TextField } from '../../../components/ui/field';
import { fieldProps } from '../../../lib/field-props';
import { site } from '../../../config/site';

interface Values {
  title: string;
  slug: string;
  language: Language;
  metaTitle: string;
  metaDescription: string;
}

const TITLE_LENGTH = 60;
const DESCRIPTION_LENGTH = { least: 50, most: 160 };

/** The meta title and description of a page, with a preview of the search result. */
export function SearchFields() {
  const form = useFormContext<Values>();
  const { title, slug, language, metaTitle, metaDescription } = form.watch();
  const shownTitle = `${metaTitle.trim() || title.trim() || 'Title of the page'} | ${site.name}`;
  const address = `${globalThis.location.host}${pathIn(language, `/${slug || '…'}`)}`;
  const description =
    metaDescription.trim() || 'Without a description the page’s first words stand here.';
  return (
    <div className="grid grid-cols-1 gap-5 md:grid-cols-2">
      <div className="grid content-start gap-5">
        <TextField
          {...fieldProps(form, 'metaTitle')}
          label="Meta Title"
          dir="auto"
          help={`${metaTitle.length} of about ${TITLE_LENGTH} characters`}
        />
        <TextareaField
          {...fieldProps(form, 'metaDescription')}
          label="Meta Description"
          dir="auto"
          rows={3}
          help={`${metaDescription.length} characters; ${DESCRIPTION_LENGTH.least} to ${DESCRIPTION_LENGTH.most} are shown whole`}
        />
      </div>
      <figure className="self-start border border-line bg-ground p-4">
        <figcaption className="mb-3 text-micro text-muted">In a search result</figcaption>
        <p dir="auto" data-clipped={shownTitle} className="truncate text-[1.125rem] text-info">
          {shownTitle}
        </p>
        <p data-clipped={address} className="truncate text-small text-success">
          {address}
        </p>
        <p
          dir="auto"
          data-clipped={description}
          className="mt-1 line-clamp-2 text-small text-muted"
        >
          {description}
        </p>
      </figure>
    </div>
  );
}
