import { useFormContext } from 'react-hook-form';
import { MAX_SEARCH_TITLE } from '../../../../server/features/content/content.schema';
import { TextField } from '../../../components/ui/field';
import { fieldProps } from '../../../lib/field-props';

/** The name of an article or a study in search results, where nobody types its title. */
export function SearchTitleField() {
  const form = useFormContext<{ searchTitle: string }>();
  const { length } = form.watch('searchTitle').trim();
  return (
    <TextField
      {...fieldProps(form, 'searchTitle')}
      label="Search Title"
      dir="auto"
      help={`What the page is called in search results. Empty: the title. ${length} of ${MAX_SEARCH_TITLE} characters`}
    />
  );
}
