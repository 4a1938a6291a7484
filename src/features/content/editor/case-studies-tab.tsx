import { useState } from 'react';
import { useRecordList } from '../../../hooks/use-record-list';
import { trpc } from '../../../lib/trpc';
import { CaseStudyDialog } from './case-study-dialog';
import { ContentList } from './content-list';
import type { ContentRow } from './content-table';
import type { CaseStudy } from './content-cache';
import type { ContentScreenProps } from './content-search-params';

const textOf = ({ title, slug, industry }: CaseStudy) => `${title} ${slug} ${industry}`;

export function CaseStudiesTab(props: ContentScreenProps) {
  const list = trpc.caseStudies.listAll.useQuery(undefined, { refetchOnMount: 'always' });
  const tab = useRecordList(props, list.data, textOf);
  const [isCreating, setIsCreating] = useState(false);
  const study = list.data?.find(({ id }) => id === tab.edited);
  return (
    <ContentList
      tab={tab}
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
        <CaseStudyDialog
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
  address: `/case-studies/${study.slug}`,
  isPublic: true,
  detail: study.industry,
  badge:
    study.featured === 'true'
      ? { text: 'Featured', tone: 'solid' }
      : { text: 'Standard', tone: 'neutral' },
  date: study.updatedAt,
});
