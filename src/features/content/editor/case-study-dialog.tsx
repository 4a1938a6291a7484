import { zodResolver } from '@hookform/resolvers/zod';
import { useFieldArray } from 'react-hook-form';
import { useRecordForm } from '../../../hooks/use-record-form';
import {
  type CaseStudyForm,
  caseStudyFormSchema,
} from '../../../../server/features/case-studies/case-studies.schema';
import { SelectField, TextareaField, TextField } from '../../../components/ui/field';
import { RecordDialog } from '../../../components/record-dialog';
import { fieldProps } from '../../../lib/field-props';
import { trpc } from '../../../lib/trpc';
import { useRecordVersion } from '../../../hooks/use-record-version';
import { type CaseStudy, caseStudiesCache } from './content-cache';
import { ResultsField } from './results-field';
import { ProofFields } from './proof-fields';
import { RowsField } from './rows-field';
import { ItemHistory } from './history/item-history';
import type { OpenRecordProps } from './pending-dialog';
import { type PublicationChange, publicationValuesOf } from './publish/publication';
import { PreviewButtons } from './preview-buttons';
import { PublicationFields } from './publish/publication-fields';
import { PublishActions } from './publish/publish-actions';
import { StateLine } from './publish/state-line';
import { useLinkUpdate } from './link-update';
import { TitleAndSlug } from './title-and-slug';

type Result = CaseStudy['results'][number];
type Step = NonNullable<CaseStudy['steps']>[number];

const EMPTY: CaseStudyForm = {
  title: '',
  slug: '',
  industry: '',
  challenge: '',
  solution: '',
  timeline: '',
  featured: 'false',
  results: [],
  stack: [],
  location: '',
  team: '',
  steps: [],
  lessons: '',
  relatedInsightId: '',
  ...publicationValuesOf(null),
};

const valuesOf = (study: CaseStudy): CaseStudyForm => ({
  title: study.title,
  slug: study.slug,
  industry: study.industry,
  challenge: study.challenge,
  solution: study.solution,
  timeline: study.timeline,
  featured: study.featured,
  results: study.results.map((result) => ({ result })),
  stack: study.stack.map((name) => ({ name })),
  location: study.location ?? '',
  team: study.team ?? '',
  steps: study.steps?.map((step) => ({ step })) ?? [],
  lessons: study.lessons ?? '',
  relatedInsightId: study.relatedInsightId ?? '',
  ...publicationValuesOf(study),
});

/** The form's values as input of the procedure; empty rows are left out. */
const toInput = ({ results, stack, steps, ...fields }: CaseStudyForm) => ({
  ...fields,
  steps: orNull(steps.map(({ step }) => step).filter(isFilledIn)),
  results: results.map(({ result }) => withoutBlanks(result)).filter(isFilledIn),
  stack: stack.map(({ name }) => name.trim()).filter((name) => name !== ''),
});

/** Without the fields that a result need not have, so that a save changes no other results. */
function withoutBlanks(result: Result): Result {
  if (typeof result === 'string') return result;
  const { from, to, measuredBy, ...others } = result;
  const optional = Object.entries({ from, to, measuredBy }).filter(([, text]) => text);
  return { ...others, ...Object.fromEntries(optional) };
}

const orNull = <Item,>(list: Item[]) => (list.length > 0 ? list : null);

const isFilledIn = (row: Result | Step) =>
  typeof row === 'string' ? row !== '' : Object.values(row).some(Boolean);

interface CaseStudyDialogProps extends OpenRecordProps {
  /** Null for a new case study. */
  study: CaseStudy | null;
  /** All case studies, as they are now. */
  all: CaseStudy[];
}

export function CaseStudyDialog({ study, all, ...dialog }: CaseStudyDialogProps) {
  const utils = trpc.useUtils();
  const create = trpc.caseStudies.create.useMutation();
  const update = trpc.caseStudies.update.useMutation();
  const form = useRecordForm<CaseStudyForm>({
    defaultValues: study ? valuesOf(study) : EMPTY,
    resolver: zodResolver(caseStudyFormSchema),
  });
  const stack = useFieldArray({ control: form.control, name: 'stack' });

  const { versionFor, reload } = useRecordVersion(study, readNewest, valuesOf);

  const links = useLinkUpdate('case_study', study);

  async function save(values: CaseStudyForm, isForced: boolean, change: PublicationChange = {}) {
    const input = { ...toInput(values), ...change };
    const saved = study
      ? await update.mutateAsync({
          ...input,
          id: study.id,
          updatesLinks: links.isChosen,
          updatedAt: versionFor(isForced),
        })
      : await create.mutateAsync(input);
    utils.caseStudies.listAll.setData(undefined, caseStudiesCache.put(saved).unpaged);
    void utils.caseStudies.invalidate();
    links.refresh();
  }

  async function readNewest() {
    const newest = (await utils.caseStudies.listAll.fetch(undefined, { staleTime: 0 })).find(
      ({ id }) => id === study?.id,
    );
    if (!newest) throw new Error('The case study is not there any more.');
    return newest;
  }

  const present = all.find(({ id }) => id === study?.id) ?? study;

  return (
    <RecordDialog
      permission="content:write"
      title={study ? 'Edit Case Study' : 'Create Case Study'}
      submitLabel={study ? 'Save' : 'Create'}
      form={form}
      save={save}
      reload={reload}
      texts={
        study
          ? { success: 'Case study updated successfully', failure: 'Error updating case study' }
          : { success: 'Case study created successfully', failure: 'Error creating case study' }
      }
      versions={
        study ? (item) => <ItemHistory noun="caseStudies" id={study.id} item={item} /> : undefined
      }
      actions={(run) => <PublishActions type="case_study" item={present} save={save} run={run} />}
      size="wide"
      {...dialog}
    >
      <StateLine item={present}>
        {study && <PreviewButtons noun="caseStudies" id={study.id} />}
      </StateLine>
      <TitleAndSlug links={links} prefix="/case-studies/" />
      <PublicationFields id={study?.id ?? null} originals={all} />
      <div className="grid gap-5 md:grid-cols-3">
        <TextField {...fieldProps(form, 'industry')} label="Industry" dir="auto" />
        <TextField {...fieldProps(form, 'timeline')} label="Timeline" dir="auto" />
        <SelectField {...fieldProps(form, 'featured')} label="Featured">
          <option value="false">Standard</option>
          <option value="true">Featured</option>
        </SelectField>
      </div>
      <TextareaField {...fieldProps(form, 'challenge')} label="Challenge" dir="auto" rows={5} />
      <TextareaField {...fieldProps(form, 'solution')} label="Solution" dir="auto" rows={5} />
      <ProofFields />
      <ResultsField />
      <RowsField
        legend="Stack"
        noun="technology"
        error={form.formState.errors.stack?.root?.message}
        rows={stack.fields.map((row) => ({ key: row.id, row }))}
        onAdd={() => stack.append({ name: '' }, { shouldFocus: false })}
        onMove={stack.move}
        onRemove={stack.remove}
        renderRow={(index) => (
          <TextField
            {...fieldProps(form, `stack.${index}.name`)}
            label={`Technology ${index + 1}`}
            dir="auto"
          />
        )}
      />
    </RecordDialog>
  );
}
