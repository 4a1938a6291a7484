import { Mail, Pencil, Trash2, Undo2 } from 'lucide';
import { type ReactNode, useMemo } from 'react';
import { Initials } from '../../components/initials';
import { Clipped, EmptyValue } from '../../components/row-parts';
import { When } from '../../components/time';
import { Badge } from '../../components/ui/badge';
import { Menu, MenuItem } from '../../components/ui/menu';
import { ActionsCell, Cell, RowOpener } from '../../components/ui/table';
import { type Column, VirtualTable } from '../../components/ui/virtual-table';
import { useNow } from '../../hooks/use-now';
import type { Person } from './people-tab';
import type { Invitation } from './person-dialogs';
import { useInvitations } from './use-invitations';

const COLUMNS: readonly Column[] = [
  { id: 'name', label: 'Name', className: 'text-start' },
  { id: 'email', label: 'Email', className: 'w-[max(12rem,24cqi)] text-start' },
  { id: 'role', label: 'Role', className: 'w-[6rem] text-start' },
  { id: 'seen', label: 'Last seen', className: 'w-[13rem] text-start' },
  { id: 'sessions', label: 'Sessions', className: 'w-[5.5rem] text-end' },
  { id: 'actions', label: 'Actions', className: 'w-[5rem] text-end' },
];

const NOBODY: Person[] = [];
const idOf = ({ id }: Person) => id;

interface PeopleTableProps {
  /** Undefined while they load. */
  people: Person[] | undefined;
  ownId: string | undefined;
  onEdit: (person: Person) => void;
  onRemove: (person: Person) => void;
  onInvited: (invitation: Invitation) => void;
  empty: ReactNode;
}

export function PeopleTable({ people, empty, ...actions }: PeopleTableProps) {
  const rows = useMemo(() => people ?? NOBODY, [people]);
  return (
    <VirtualTable
      label="People"
      columns={COLUMNS}
      items={rows}
      keyOf={idOf}
      cardPx={104}
      onOpen={actions.onEdit}
      isLoading={people === undefined}
      empty={empty}
      renderRow={(person) => <PersonCells person={person} {...actions} />}
    />
  );
}

type PersonCellsProps = Omit<PeopleTableProps, 'people' | 'empty'> & { person: Person };

function PersonCells({ person, ownId, ...actions }: PersonCellsProps) {
  return (
    <>
      <Cell>
        <span className="flex min-w-0 items-center gap-2.5">
          <Initials name={person.name} isOutlined={!person.hasAccess} />
          <RowOpener>
            <span className="flex min-w-0 items-baseline gap-2">
              <Clipped text={person.name} />
              {person.id === ownId && <span className="font-book text-muted">you</span>}
            </span>
          </RowOpener>
        </span>
      </Cell>
      <Cell className="text-muted card:row-start-2">
        {person.email ? <Clipped text={person.email} /> : <EmptyValue />}
      </Cell>
      <Cell className="card:col-start-2 card:row-start-1 card:justify-self-end">{person.role}</Cell>
      <Cell className="card:row-start-3">
        <LastSeen person={person} />
      </Cell>
      <Cell className="text-end tabular-nums card:hidden">{person.sessionCount}</Cell>
      <ActionsCell className="card:col-start-2 card:row-span-2 card:row-start-2 card:-me-2.5">
        <PersonMenu person={person} {...actions} />
      </ActionsCell>
    </>
  );
}

const DAY_MS = 86_400_000;
/** Sessions are renewed every ten minutes while in use. */
const RECENT_MS = 11 * 60_000;

function LastSeen({ person }: { person: Person }) {
  const { hasAccess, invitationExpiresAt, lastSeenAt, sessionCount } = person;
  const now = useNow().getTime();
  if (invitationExpiresAt) {
    const left = Date.parse(invitationExpiresAt) - now;
    const days = Math.max(1, Math.round(left / DAY_MS));
    if (left <= 0) return <Badge tone="warning">Invitation expired</Badge>;
    return <Badge tone="info">Invited, {days === 1 ? '1 day' : `${days} days`} left</Badge>;
  }
  if (!hasAccess) return <Badge>No access</Badge>;
  if (!lastSeenAt) return <EmptyValue />;
  const isHere = sessionCount > 0 && now - Date.parse(lastSeenAt) < RECENT_MS;
  return isHere ? <>Now</> : <When at={lastSeenAt} />;
}

function PersonMenu({ person, onEdit, onRemove, onInvited }: Omit<PersonCellsProps, 'ownId'>) {
  const { inviteAgain, revoke } = useInvitations(onInvited);
  return (
    <Menu label={`Actions for ${person.name}`} isCompact>
      <MenuItem icon={Pencil} onClick={() => onEdit(person)}>
        Edit
      </MenuItem>
      <MenuItem icon={Mail} onClick={() => inviteAgain(person)}>
        Invite Anew
      </MenuItem>
      {person.invitationExpiresAt && (
        <MenuItem icon={Undo2} onClick={() => revoke(person)}>
          Revoke Invitation
        </MenuItem>
      )}
      <MenuItem icon={Trash2} isDangerous onClick={() => onRemove(person)}>
        Remove
      </MenuItem>
    </Menu>
  );
}
