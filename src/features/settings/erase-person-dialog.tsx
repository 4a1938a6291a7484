import { useState } from 'react';
import { Alert } from '../../components/ui/alert';
import { Button } from '../../components/ui/button';
import { Dialog, DialogActions } from '../../components/ui/dialog';
import { TextField } from '../../components/ui/field';
import { toast } from '../../components/ui/toast/toast';
import { toastFailure } from '../../components/ui/toast/toast-failure';
import { countOf } from '../../lib/numbers';
import { trpc } from '../../lib/trpc';
import { isErased, type Person } from './use-person';

interface ErasePersonDialogProps {
  person: Person;
  onClose: () => void;
  onErased: () => void;
}

/** Says what goes, and erases it once the address was typed again. */
export function ErasePersonDialog({ person, onClose, onErased }: ErasePersonDialogProps) {
  const { email, sections } = person;
  const [typed, setTyped] = useState('');
  const isConfirmed = typed.trim().toLowerCase() === email.toLowerCase();
  const erase = trpc.people.erase.useMutation({
    onSuccess: () => toast({ title: 'Personal data erased' }),
    onError: (error) => toastFailure('Error erasing personal data', error),
    onSettled: () => {
      onErased();
      onClose();
    },
  });
  return (
    <Dialog title="Erase this person's data?" isOpen onClose={onClose}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (isConfirmed && !erase.isPending) erase.mutate({ email });
        }}
      >
        <p className="text-muted">
          It is removed for good, for everybody. Backups made before still have it.
        </p>
        <ul className="my-4 grid gap-1">
          {sections.filter(isErased).map(({ name, label, count }) => (
            <li key={name}>
              {label}: <span className="font-strong tabular-nums">{count}</span>
            </li>
          ))}
        </ul>
        <Projects sections={sections} />
        <TextField
          id="erase-email"
          label={`Type ${email} to confirm`}
          type="email"
          autoComplete="off"
          data-autofocus
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <DialogActions>
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" variant="danger" isInactive={!isConfirmed || erase.isPending}>
            Erase
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

/** A client's work is lost with the client, so it is named. */
function Projects({ sections }: Pick<Person, 'sections'>) {
  const projects = sections.find(({ name }) => name === 'projects');
  if (!projects) return null;
  const updates = sections.find(({ name }) => name === 'projectUpdates')?.count ?? 0;
  const unnamed = projects.count - projects.rows.length;
  return (
    <Alert tone="warning" className="mb-4">
      {countOf(projects.count, 'projects')} and {countOf(updates, 'updates')} of this client go too:
      <ul className="mt-1 list-disc ps-5">
        {projects.rows.map(({ id, title }) => (
          <li key={String(id)}>
            <bdi>{String(title)}</bdi>
          </li>
        ))}
        {unnamed > 0 && <li>and {unnamed} more</li>}
      </ul>
    </Alert>
  );
}
