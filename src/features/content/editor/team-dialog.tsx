import { Pencil, Plus } from 'lucide';
import { useState } from 'react';
import { Initials } from '../../../components/initials';
import { Permitted } from '../../../components/permitted';
import { Button } from '../../../components/ui/button';
import { Dialog } from '../../../components/ui/dialog';
import { EmptyState, ErrorState } from '../../../components/ui/empty-state';
import { Icon } from '../../../components/ui/icon';
import { IconButton } from '../../../components/ui/icon-button';
import { RetryButton } from '../../../components/ui/retry-button';
import { SkeletonLine } from '../../../components/ui/skeleton';
import { trpc } from '../../../lib/trpc';
import { type Member, MemberDialog } from './member-dialog';

/** The people who can be authors. */
export function TeamDialog({ onClose }: { onClose: () => void }) {
  const team = trpc.team.list.useQuery();
  const [edited, setEdited] = useState<Member | 'new' | null>(null);
  return (
    <Dialog title="Team" isOpen onClose={onClose} size="wide">
      <div className="-mt-3 mb-4 flex flex-wrap items-center justify-between gap-3">
        <p className="text-small text-muted">
          The people of the firm, whom the page about it presents, and who sign texts. They need no
          access to the console.
        </p>
        <Permitted to="content:publish">
          <Button onClick={() => setEdited('new')} className="max-md:w-full">
            <Icon of={Plus} />
            Add Member
          </Button>
        </Permitted>
      </div>
      {team.isPending && (
        <div aria-hidden data-skeleton className="grid gap-5 py-2">
          <SkeletonLine />
          <SkeletonLine />
          <SkeletonLine />
        </div>
      )}
      {team.isLoadingError && (
        <ErrorState
          title="Unable to Load the Team"
          action={<RetryButton onClick={() => void team.refetch()} />}
        />
      )}
      {team.data?.length === 0 && (
        <EmptyState title="Nobody yet">Add whoever writes, and choose them as author.</EmptyState>
      )}
      <ul aria-label="Team" className="[&>li]:border-b">
        {team.data?.map((member) => (
          <MemberRow key={member.id} member={member} onEdit={() => setEdited(member)} />
        ))}
      </ul>
      {edited && (
        <MemberDialog stored={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />
      )}
    </Dialog>
  );
}

function MemberRow({ member, onEdit }: { member: Member; onEdit: () => void }) {
  const { name, role, city, languages, portraitUrl, focalX, focalY, isSample } = member;
  const details = [role, city, languages.join(', ')].filter(Boolean).join(', ');
  return (
    <li className="flex items-center gap-4 border-line py-2">
      {portraitUrl ? (
        <img
          src={`${portraitUrl}?w=320`}
          alt=""
          className="size-10 shrink-0 border border-line object-cover"
          style={{ objectPosition: `${focalX ?? 50}% ${focalY ?? 50}%` }}
        />
      ) : (
        <Initials name={name} />
      )}
      <div className="min-w-0 flex-1">
        <p dir="auto" className="text-as-parent font-strong wrap-anywhere">
          {name}
        </p>
        <p dir="auto" className="text-as-parent text-small wrap-anywhere text-muted">
          {details}
        </p>
        {isSample && <span className="sample-mark">Sample, until it is edited</span>}
      </div>
      <Permitted to="content:publish">
        <IconButton label={`Edit ${name}`} icon={Pencil} onClick={onEdit} className="-me-2.5" />
      </Permitted>
    </li>
  );
}
