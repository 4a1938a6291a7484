import { Fragment, type ReactNode } from 'react';
import type { Permission } from '../../../db/permissions';
import { usePermissions } from '../../hooks/use-permissions';
import { ExportCard } from './export-card';
import { FailedMailCard } from './failed-mail-card';
import { PersonCard } from './person-card';
import { SamplesCard } from './samples-card';
import { SectionIntro } from './section-intro';

const CARDS: { id: string; permission: Permission; content: ReactNode }[] = [
  { id: 'person', permission: 'people:erase', content: <PersonCard /> },
  { id: 'mail', permission: 'people:erase', content: <FailedMailCard /> },
  { id: 'export', permission: 'data:export', content: <ExportCard /> },
  { id: 'samples', permission: 'content:publish', content: <SamplesCard /> },
];

/** The cards that somebody may use; without any the tab is not shown. */
export const dataCardsOf = (permits: (permission: Permission) => boolean) =>
  CARDS.filter(({ permission }) => permits(permission));

/** What is done with all data, with the data of one person, and with the sample content. */
export function DataTab() {
  return (
    <>
      <SectionIntro title="Data">
        The data of people, exports of everything that is stored, and the sample content.
      </SectionIntro>
      <div className="grid gap-5">
        {dataCardsOf(usePermissions()).map(({ id, content }) => (
          <Fragment key={id}>{content}</Fragment>
        ))}
      </div>
    </>
  );
}
