import { cx } from 'class-variance-authority';
import {
  type Permission,
  ROLE_PERMISSIONS,
  STAFF_ROLES,
  type StaffRole,
} from '../../../db/permissions';
import { SectionCard } from '../../components/ui/card';
import { Cell, HeadCell, Table, TableBody, TableHead, TableRow } from '../../components/ui/table';

/** The areas of the console, with the permissions that they take from the least to the most. */
const AREAS: [label: string, read: Permission, ...all: Permission[]][] = [
  ['Leads', 'leads:read', 'leads:write', 'leads:export'],
  ['Chat', 'chat:read', 'chat:write'],
  ['Clients', 'clients:read', 'clients:write'],
  ['Content', 'content:read', 'content:write', 'content:publish'],
  ['Media', 'media:write'],
  ['Analytics', 'analytics:read'],
  ['Data of people, Settings', 'settings:admin', 'people:erase', 'data:export'],
];

type Extent = 'all' | 'read' | 'no';

function extentOf(role: StaffRole, [, read, ...more]: (typeof AREAS)[number]): Extent {
  const held = ROLE_PERMISSIONS[role];
  if (!held.includes(read)) return 'no';
  if (more.length === 0 && read.endsWith(':read')) return 'read';
  return more.every((permission) => held.includes(permission)) ? 'all' : 'read';
}

/** What each role may do. */
export function RolesCard() {
  return (
    <SectionCard title="What a role may do" className="max-w-3xl mt-5">
      <Table label="What a role may do" className="border-0">
        <TableHead>
          <HeadCell className="text-start">
            <span className="sr-only">Area</span>
          </HeadCell>
          {STAFF_ROLES.map((role) => (
            <HeadCell key={role} className="text-start">
              {role}
            </HeadCell>
          ))}
        </TableHead>
        <TableBody>
          {AREAS.map((area) => (
            <TableRow key={area[0]}>
              <Cell className="py-2">{area[0]}</Cell>
              {STAFF_ROLES.map((role) => (
                <Cell key={role} className="py-2">
                  <ExtentMark extent={extentOf(role, area)} />
                </Cell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </SectionCard>
  );
}

function ExtentMark({ extent }: { extent: Extent }) {
  return (
    <span className={cx('inline-flex items-center gap-2', extent === 'no' && 'text-muted')}>
      <span
        aria-hidden
        className={cx(
          'size-2 rotate-45 border',
          extent === 'all' && 'border-action bg-action',
          extent === 'read' && 'border-action',
          extent === 'no' && 'border-line-strong',
        )}
      />
      {extent}
    </span>
  );
}
