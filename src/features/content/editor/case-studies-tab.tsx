import { useState } from 'react';
import { trpc } from '../../../lib/trpc';
import { CaseStudyDialog } from './case-study-dialog';
import { ContentList } from './content-list';
import { type ContentRow, ContentTable } from './content-table';
import type { CaseStudy } from './content-cache';
import type { ContentScreenProps } from './content-search-params';
import { useContentTab } from './use-content-tab';

const textOf = ({ title, slug, industry }: CaseStudy) => `${title} ${slug} ${industry}`;

export function CaseStudiesTab(props: ContentScreenProps) {
  const list = trpc.caseStudies.list.useQuery(undefined, { refetchOnMount: 'always' });
  const { search, onSearch, found, edited, onEdit, onClose } = useContentTab(
    props,
    list.data,
    textOf,
  );
  const [isCreating, setIsCreating] = useState(false);
  const study = list.data?.find(({ id }) => id === edited);
  return (
    <ContentList
      searchLabel="Search case studies"
      search={search}
      onSearch={onSearch}
      openerLabel="Create Case Study"
      onCreate={() => setIsCreating(true)}
      hasFailed={list.isLoadingError}
      onRetry={() => void list.refetch()}
    >
      <ContentTable
        label="Case Studies"
        detailLabel="Industry"
        badgeLabel="Status"
        dateLabel="Updated"
        rows={found?.map(toRow)}
        empty={search ? 'No case studies match your search' : 'No case studies yet'}
        onEdit={onEdit}
      />
      {isCreating && <CaseStudyDialog study={null} onClose={() => setIsCreating(false)} />}
      {study && <CaseStudyDialog key={study.id} study={study} onClose={onClose} />}
    </ContentList>
  );
}

const toRow = (study: CaseStudy): ContentRow => ({
  id: study.id,
  title: study.title,
  address: `/case-studies/${study.slug}`,
  isPublic: true,
  detail: study.industry,
  badge:
    study.featured === 'true'
      ? { text: 'Featured', tone: 'solid' }
      : { text: 'Standard', tone: 'neutral' },
  date: study.updatedAt,
});
