import { useFieldArray, useFormContext } from 'react-hook-form';
import type { CaseStudyForm } from '../../../../server/features/case-studies/case-studies.schema';
import { SelectField, TextareaField, TextField } from '../../../components/ui/field';
import { fieldProps } from '../../../lib/field-props';
import { trpc } from '../../../lib/trpc';
import { RowsField } from './rows-field';

/** What a study may have besides: where and by whom, its steps, what went wrong, its article. */
export function ProofFields() {
  const form = useFormContext<CaseStudyForm>();
  return (
    <>
      <div className="grid gap-5 md:grid-cols-3">
        <TextField {...fieldProps(form, 'location')} label="Where" dir="auto" />
        <TextField {...fieldProps(form, 'team')} label="Team" dir="auto" />
        <RelatedInsight />
      </div>
      <StepsField />
      <TextareaField
        {...fieldProps(form, 'lessons')}
        label="What Went Wrong"
        help="A paragraph for each lesson, its heading in the first line."
        dir="auto"
        rows={5}
      />
    </>
  );
}

const EMPTY = { title: '', period: '', text: '', kept: '' };

/** Steps as rows. Plain-text steps, which come by the API, stay plain text. */
function StepsField() {
  const form = useFormContext<CaseStudyForm>();
  const steps = useFieldArray({ control: form.control, name: 'steps' });
  const field = (index: number, part: keyof typeof EMPTY) =>
    fieldProps(form, `steps.${index}.step.${part}`);
  return (
    <RowsField
      legend="Steps"
      noun="step"
      error={form.formState.errors.steps?.root?.message}
      rows={steps.fields.map((row) => ({ key: row.id, row }))}
      onAdd={() => steps.append({ step: EMPTY }, { shouldFocus: false })}
      onMove={steps.move}
      onRemove={steps.remove}
      renderRow={(index, { step }) =>
        typeof step === 'string' ? (
          <TextField
            {...fieldProps(form, `steps.${index}.step`)}
            label={`Step ${index + 1}`}
            dir="auto"
          />
        ) : (
          <div className="grid gap-2 md:grid-cols-[2fr_1fr]">
            <TextField {...field(index, 'title')} label={`Step ${index + 1}`} dir="auto" />
            <TextField {...field(index, 'period')} label="Period" dir="auto" />
            <TextareaField {...field(index, 'text')} label="What Was Done" dir="auto" rows={2} />
            <TextField {...field(index, 'kept')} label="Kept by the Client" dir="auto" />
          </div>
        )
      }
    />
  );
}

/** The article behind a study, in its language. */
function RelatedInsight() {
  const form = useFormContext<CaseStudyForm>();
  const { data } = trpc.insights.listAll.useQuery();
  const [language, chosen] = form.watch(['language', 'relatedInsightId']);
  const choices = data?.filter((one) => one.id === chosen || one.language === language);
  return (
    <SelectField
      // The options arrive later than the value, which a select without them would lose.
      key={String(data !== undefined)}
      {...fieldProps(form, 'relatedInsightId')}
      label="Related Article"
    >
      <option value="">None</option>
      {!data && chosen && <option value={chosen}>…</option>}
      {choices?.map(({ id, title }) => (
        <option key={id} value={id}>
          {title}
        </option>
      ))}
    </SelectField>
  );
}
