import { useState } from 'react';
import { SkeletonLine } from '../../../components/ui/skeleton';
import { usePermissions } from '../../../hooks/use-permissions';
import { findStored } from '../../../lib/find-stored';
import { trpc } from '../../../lib/trpc';
import { CaseStudyDialog } from './case-study-dialog';
import { ContentList } from './content-list';
import type { ContentRow } from './content-table';
import { caseStudiesCache, type CaseStudy } from './content-cache';
import { usePendingEdits } from './draft/pending-edits';
import { type OpenRecordProps, PendingDialog } from './pending-dialog';
import { addressOf, stateBadge } from './publish/publication';
import { useContentRows } from './use-content-rows';
import { useCopying } from './use-copying';
import type { ContentScreenProps } from './content-search-params';

const textOf = ({ title, slug, industry }: CaseStudy) => `${title} ${slug} ${industry}`;

const dateOf = ({ updatedAt }: CaseStudy) => updatedAt;

export function CaseStudiesTab(props: ContentScreenProps) {
  const list = trpc.caseStudies.listAll.useQuery(undefined, { refetchOnMount: 'always' });
  const lastChanges = trpc.caseStudies.lastChanges.useQuery().data;
  const tab = useContentRows(props, list.data, { textOf, dateOf, lastChanges });
  const utils = trpc.useUtils();
  const create = trpc.caseStudies.create.useMutation();
  const mayWrite = usePermissions()('content:write');
  const copying = useCopying(
    'case_study',
    list.data,
    async (id, copy) => {
      const stored = findStored(list.data ?? [], id, 'case study');
      const saved = await create.mutateAsync({ ...stored, ...copy });
      utils.caseStudies.listAll.setData(undefined, caseStudiesCache.put(saved).unpaged);
      return saved;
    },
    tab.onEdit,
  );
  const [isCreating, setIsCreating] = useState(false);
  const study = list.data?.find(({ id }) => id === tab.edited);
  return (
    <ContentList
      type="case_study"
      screen={props}
      isCreating={isCreating}
      tab={tab}
      stateLabel="State"
      copying={mayWrite ? copying : undefined}
      list={list}
      toRow={toRow}
      label="Case Studies"
      detailLabel="Industry"
      badgeLabel="Status"
      dateLabel="Updated"
      createLabel="Create Case Study"
      onCreate={() => setIsCreating(true)}
    >
      {isCreating && (
        <CaseStudyDialog study={null} all={list.data ?? []} onClose={() => setIsCreating(false)} />
      )}
      {study && (
        <EditCaseStudy
          key={study.id}
          study={study}
          all={list.data ?? []}
          neighbours={tab.neighbours}
          onClose={tab.onClose}
        />
      )}
    </ContentList>
  );
}

const toRow = (study: CaseStudy): ContentRow => ({
  id: study.id,
  title: study.title,
  address: addressOf('case_study', study),
  isPublic: study.status === 'published',
  isSample: study.isSample,
  detail: study.industry,
  badge:
    study.featured === 'true'
      ? { text: 'Featured', tone: 'solid' }
      : { text: 'Standard', tone: 'neutral' },
  state: stateBadge(study.status),
  date: dateOf(study),
});

interface EditCaseStudyProps extends OpenRecordProps {
  study: CaseStudy;
  all: CaseStudy[];
}

function EditCaseStudy({ study, ...dialog }: EditCaseStudyProps) {
  const { pending, error } = usePendingEdits('case_study', study.id);
  if (pending) return <CaseStudyDialog study={study} pending={pending} {...dialog} />;
  return (
    <PendingDialog
      title="Edit Case Study"
      error={error}
      failure="The case study did not arrive. Please try again later."
      {...dialog}
    >
      <SkeletonLine className="h-11" />
      <SkeletonLine className="h-11" />
      <SkeletonLine className="h-24" />
    </PendingDialog>
  );
}
