import { Fragment, type ReactNode } from 'react';
import type { Permission } from '../../../db/permissions';
import { usePermissions } from '../../hooks/use-permissions';
import { ExportCard } from './export-card';
import { FailedMailCard } from './failed-mail-card';
import { PersonCard } from './person-card';
import { SamplesCard } from './samples-card';
import { SectionIntro } from './section-intro';
import { SetupCards } from './setup-guide';

interface DataCard {
  id: string;
  permission: Permission;
  /** For the head of the tab; null where another card has said it. */
  about: string | null;
  content: ReactNode;
}

const CARDS: DataCard[] = [
  {
    id: 'setup',
    permission: 'settings:admin',
    about: 'what of the server is set up',
    content: <SetupCards />,
  },
  {
    id: 'person',
    permission: 'people:erase',
    about: 'the data of people',
    content: <PersonCard />,
  },
  { id: 'mail', permission: 'people:erase', about: null, content: <FailedMailCard /> },
  {
    id: 'export',
    permission: 'data:export',
    about: 'exports of everything that is stored',
    content: <ExportCard />,
  },
  {
    id: 'samples',
    permission: 'content:publish',
    about: 'the sample content',
    content: <SamplesCard />,
  },
];

const listFormat = new Intl.ListFormat('en');

/** The cards that somebody may use; without any the tab is not shown. */
export const dataCardsOf = (permits: (permission: Permission) => boolean) =>
  CARDS.filter(({ permission }) => permits(permission));

/** The state of the server, what is done with all data, that of one person, and the sample content. */
export function DataTab() {
  const cards = dataCardsOf(usePermissions());
  const about = listFormat.format(cards.flatMap((card) => card.about ?? []));
  return (
    <>
      <SectionIntro title="Data">{`${about.charAt(0).toUpperCase()}${about.slice(1)}.`}</SectionIntro>
      <div className="grid gap-5">
        {cards.map(({ id, content }) => (
          <Fragment key={id}>{content}</Fragment>
        ))}
      </div>
    </>
  );
}
