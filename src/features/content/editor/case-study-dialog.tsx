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
import { findStored } from '../../../lib/find-stored';
import { trpc } from '../../../lib/trpc';
import { usePermissions } from '../../../hooks/use-permissions';
import { type CaseStudy, caseStudiesCache } from './content-cache';
import { ResultsField } from './results-field';
import { ProofFields } from './proof-fields';
import { RowsField } from './rows-field';
import { ItemHead } from './item-head';
import { isPublishedOrScheduled, mainAction } from './publish/main-action';
import { draftedRow, NO_PENDING_EDITS, type PendingEdits } from './draft/pending-edits';
import { useItemVersions } from './draft/use-item-versions';
import { useAutosave } from './draft/use-autosave';
import type { OpenRecordProps } from './pending-dialog';
import { type PublicationChange, publicationValuesOf } from './publish/publication';
import { PublicationFields } from './publish/publication-fields';
import { PublishActions } from './publish/publish-actions';
import { SearchTitleField } from './search-title-field';
import { useLinkUpdate } from './link-update';
import { TitleAndSlug } from './title-and-slug';

type Result = CaseStudy['results'][number];
type Step = NonNullable<CaseStudy['steps']>[number];

const EMPTY: CaseStudyForm = {
  title: '',
  slug: '',
  searchTitle: '',
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
  searchTitle: study.searchTitle ?? '',
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
  pending?: PendingEdits;
  /** All case studies, as they are now. */
  all: CaseStudy[];
}

export function CaseStudyDialog(props: CaseStudyDialogProps) {
  const { study, pending = NO_PENDING_EDITS, all, onClose, ...dialog } = props;
  const id = study?.id ?? null;
  const utils = trpc.useUtils();
  const create = trpc.caseStudies.create.useMutation();
  const update = trpc.caseStudies.update.useMutation();
  const keep = trpc.drafts.saveCaseStudy.useMutation();
  const canPublish = usePermissions()('content:publish');
  const form = useRecordForm<CaseStudyForm>({
    defaultValues: study ? valuesOf(draftedRow(study, pending.draft)) : EMPTY,
    resolver: zodResolver(caseStudyFormSchema),
  });
  const stack = useFieldArray({ control: form.control, name: 'stack' });

  const versions = useItemVersions('case_study', {
    form,
    item: study,
    openedDraft: pending.draft,
    read: readNewest,
    toValues: valuesOf,
  });
  const present = all.find((one) => one.id === id) ?? study;
  const typing = useAutosave<CaseStudyForm>({
    type: 'case_study',
    id,
    form,
    versions,
    autosave: pending.autosave,
    isOnServer: versions.draft !== null || !isPublishedOrScheduled(present),
  });
  const links = useLinkUpdate('case_study', study);

  async function save(values: CaseStudyForm, isForced: boolean, change: PublicationChange = {}) {
    const input = toInput(values);
    const saved = study
      ? await update.mutateAsync({
          ...(await versions.forUpdate(input, isForced)),
          ...change,
          id: study.id,
          updatesLinks: links.isChosen,
        })
      : await create.mutateAsync({ ...input, ...change });
    utils.caseStudies.listAll.setData(undefined, caseStudiesCache.put(saved).unpaged);
    void utils.caseStudies.invalidate();
    void utils.drafts.list.invalidate();
    links.refresh();
  }

  async function saveDraft(values: CaseStudyForm, isForced: boolean) {
    await keep.mutateAsync({ ...versions.forDraft(toInput(values), isForced), id: id ?? '' });
    void utils.drafts.list.invalidate();
    void utils.caseStudies.lastChanges.invalidate();
  }

  async function readNewest() {
    const rows = await utils.caseStudies.listAll.fetch(undefined, { staleTime: 0 });
    return findStored(rows, study?.id, 'case study');
  }

  const hasDraft = versions.draft !== null;
  const actions = { type: 'case_study', item: present, hasDraft, save, saveDraft } as const;

  return (
    <RecordDialog
      permission="content:write"
      title={study ? 'Edit Case Study' : 'Create Case Study'}
      {...mainAction({ ...actions, canPublish })}
      form={form}
      reload={versions.reload}
      changesIn={versions.changesIn}
      head={(edited) => (
        <ItemHead
          type="case_study"
          item={present}
          versions={versions}
          typing={typing}
          edited={edited}
        />
      )}
      actions={(run) => <PublishActions {...actions} run={run} />}
      size="wide"
      {...dialog}
      onClose={() => {
        typing.clear();
        onClose();
      }}
    >
      <TitleAndSlug links={links} />
      <SearchTitleField />
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
