import { useFieldArray, useFormContext } from 'react-hook-form';
import { TextField } from '../../../components/ui/field';
import { fieldProps } from '../../../lib/field-props';
import type { CaseStudyForm } from '../../../../server/features/case-studies/case-studies.schema';
import { RowsField } from './rows-field';

const EMPTY = { metric: '', value: '', description: '', from: '', to: '', measuredBy: '' };

/** Results as rows. Plain-text results, which come by the API, stay plain text. */
export function ResultsField() {
  const form = useFormContext<CaseStudyForm>();
  const results = useFieldArray({ control: form.control, name: 'results' });
  const field = (index: number, part: keyof typeof EMPTY) =>
    fieldProps(form, `results.${index}.result.${part}`);
  return (
    <RowsField
      legend="Results"
      noun="result"
      error={form.formState.errors.results?.root?.message}
      rows={results.fields.map((row) => ({ key: row.id, row }))}
      onAdd={() => results.append({ result: EMPTY }, { shouldFocus: false })}
      onMove={results.move}
      onRemove={results.remove}
      renderRow={(index, { result }) =>
        typeof result === 'string' ? (
          <TextField
            {...fieldProps(form, `results.${index}.result`)}
            label={`Result ${index + 1}`}
            dir="auto"
          />
        ) : (
          <div className="grid gap-2 md:grid-cols-[1fr_8rem_2fr]">
            <TextField {...field(index, 'metric')} label="Metric" dir="auto" />
            <TextField {...field(index, 'value')} label="Value" dir="auto" />
            <TextField {...field(index, 'description')} label="Description" dir="auto" />
            <TextField {...field(index, 'from')} label="From" dir="auto" />
            <TextField {...field(index, 'to')} label="To" dir="auto" />
            <TextField {...field(index, 'measuredBy')} label="How Measured" dir="auto" />
          </div>
        )
      }
    />
  );
}
