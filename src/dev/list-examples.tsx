import { Pencil } from 'lucide';
import { useState } from 'react';
import { IconButton } from '../components/ui/icon-button';
import { Card, SectionCard } from '../components/ui/card';
import { Description, DescriptionList } from '../components/ui/description-list';
import { EmptyNote } from '../components/ui/empty-state';
import { PaginationFoot } from '../components/ui/pagination-foot';
import {
  ActionsCell,
  Cell,
  HeadCell,
  RowOpener,
  Table,
  TableBody,
  TableHead,
  TableRow,
} from '../components/ui/table';
import { Tabs } from '../components/ui/tabs';
import { type Column, VirtualTable } from '../components/ui/virtual-table';
import type { Sort } from '../lib/sort-rows';
import { Example } from './example';

const COLUMNS: readonly Column[] = [
  { id: 'name', label: 'Name', className: 'text-start', sorts: 'up' },
  { id: 'count', label: 'Count', className: 'w-24 text-end', sorts: 'down' },
];
const ROWS = Array.from({ length: 5 }, (_, index) => ({ name: `Row ${index + 1}`, count: index }));
const nothing = () => undefined;

export function ListExamples() {
  const [tab, setTab] = useState<'one' | 'two'>('one');
  const [sort, setSort] = useState<Sort | null>({ by: 'name', isDescending: false });
  const table = {
    columns: COLUMNS,
    keyOf: ({ name }: (typeof ROWS)[number]) => name,
    renderRow: ({ name, count }: (typeof ROWS)[number]) => (
      <>
        <Cell>
          <RowOpener>{name}</RowOpener>
        </Cell>
        <Cell className="text-end tabular-nums">{count}</Cell>
      </>
    ),
    cardPx: 64,
    sort,
    onSort: setSort,
    empty: <EmptyNote>No rows yet</EmptyNote>,
  };
  return (
    <>
      <Example name="Table">
        <Table label="Pages">
          <TableHead>
            <HeadCell className="text-start">Title</HeadCell>
            <HeadCell className="text-end">Actions</HeadCell>
          </TableHead>
          <TableBody>
            {['About', 'Careers'].map((title) => (
              <TableRow key={title}>
                <Cell>{title}</Cell>
                <ActionsCell>
                  <IconButton label={`Edit ${title}`} icon={Pencil} onClick={nothing} />
                </ActionsCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Example>
      <Example name="VirtualTable with its foot">
        <VirtualTable {...table} label="Rows" items={ROWS} onOpen={nothing} isLoading={false} />
        <PaginationFoot
          noun="rows"
          shown={5}
          total={5}
          loaded={5}
          isFiltered={false}
          isLoading={false}
          isComplete
          onRetry={undefined}
        />
        <PaginationFoot
          noun="rows"
          shown={5}
          total={20}
          loaded={5}
          isFiltered={false}
          isLoading={false}
          isComplete={false}
          onRetry={undefined}
        />
        <PaginationFoot
          noun="rows"
          shown={5}
          total={20}
          loaded={5}
          isFiltered
          isLoading={false}
          isComplete={false}
          onRetry={nothing}
        />
      </Example>
      <Example name="VirtualTable, loading and empty">
        <VirtualTable {...table} label="Loading rows" items={[]} isLoading />
        <VirtualTable {...table} label="No rows" items={[]} isLoading={false} />
      </Example>
      <Example name="Tabs">
        <Tabs
          label="Examples"
          selected={tab}
          onSelect={setTab}
          tabs={[
            { id: 'one', label: 'Overview', content: 'The first panel' },
            { id: 'two', label: 'Events', content: 'The second panel' },
          ]}
        />
      </Example>
      <Example name="Card, SectionCard">
        <Card>A hairline</Card>
        <Card tone="sand" padding="large" isCut>
          A tone, with its last corner cut
        </Card>
        <SectionCard
          title="Top Events"
          aside={<IconButton label="Edit" icon={Pencil} onClick={nothing} />}
        >
          Named by its heading
        </SectionCard>
      </Example>
      <Example name="DescriptionList">
        <DescriptionList>
          <Description term="Company">Northgate Foods</Description>
          <Description term="Phone">–</Description>
        </DescriptionList>
      </Example>
    </>
  );
}
