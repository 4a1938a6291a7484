import { useState } from 'react';
import { type Outputs, trpc } from '../../../lib/trpc';
import { CaseStudyDialog } from './case-study-dialog';
import { ContentList } from './content-list';
import { type ContentRow, ContentTable } from './content-table';
import { useSearch } from './use-search';

type CaseStudy = Outputs['caseStudies']['list'][number];

const textOf = ({ title, slug, industry }: CaseStudy) => `${title} ${slug} ${industry}`;

export function CaseStudiesTab() {
  const list = trpc.caseStudies.list.useQuery(undefined, { refetchOnMount: 'always' });
  const { search, setSearch, found } = useSearch(list.data, textOf);
  const [isCreating, setIsCreating] = useState(false);
  const [edited, setEdited] = useState<CaseStudy | null>(null);
  return (
    <ContentList
      searchLabel="Search case studies"
      search={search}
      onSearch={setSearch}
      openerLabel="Create Case Study"
      onCreate={() => setIsCreating(true)}
      hasFailed={list.isLoadingError}
      onRetry={() => void list.refetch()}
    >
      <ContentTable
        label="Case Studies"
        kindLabel="Industry"
        badgeLabel="Status"
        dateLabel="Updated"
        rows={found?.map(toRow)}
        empty={search ? 'No case studies match your search' : 'No case studies yet'}
        onEdit={(id) => setEdited(list.data?.find((study) => study.id === id) ?? null)}
      />
      {isCreating && <CaseStudyDialog study={null} onClose={() => setIsCreating(false)} />}
      {edited && <CaseStudyDialog study={edited} onClose={() => setEdited(null)} />}
    </ContentList>
  );
}

const toRow = (study: CaseStudy): ContentRow => ({
  id: study.id,
  title: study.title,
  address: `/case-studies/${study.slug}`,
  isPublic: true,
  kind: study.industry,
  badge:
    study.featured === 'true'
      ? { text: 'Featured', tone: 'solid' }
      : { text: 'Standard', tone: 'neutral' },
  date: study.updatedAt,
});
