import { Download, Trash2 } from 'lucide';
import { type RefObject, useRef, useState } from 'react';
import { personSchema } from '../../../server/features/people/people.schema';
import { Alert } from '../../components/ui/alert';
import { Button } from '../../components/ui/button';
import { SectionCard } from '../../components/ui/card';
import { EmptyNote } from '../../components/ui/empty-state';
import { TextField } from '../../components/ui/field';
import { Icon } from '../../components/ui/icon';
import { RetryButton } from '../../components/ui/retry-button';
import { SkeletonLine } from '../../components/ui/skeleton';
import { detailOf } from '../../lib/api-error';
import { countOf } from '../../lib/numbers';
import { ErasePersonDialog } from './erase-person-dialog';
import { PersonSection } from './person-section';
import { useExportPerson } from './use-export-person';
import { isErased, usePerson, useRereadPerson } from './use-person';

/** What is stored about the holder of an address. */
export function PersonCard() {
  const [email, setEmail] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  return (
    <SectionCard title="A person's data">
      <p className="mb-4 max-w-[38em] text-muted">
        Somebody may ask what you hold about them, and to have it erased. Exactly the mailbox that
        you type is looked for: maya+work@example.com is another one.
      </p>
      <AddressForm field={field} onSubmit={setEmail} />
      {email !== null && (
        <Found
          key={email}
          email={email}
          onErased={() => field.current?.focus()}
          onLookUp={setEmail}
        />
      )}
    </SectionCard>
  );
}

interface AddressFormProps {
  field: RefObject<HTMLInputElement | null>;
  onSubmit: (email: string) => void;
}

function AddressForm({ field, onSubmit }: AddressFormProps) {
  const reread = useRereadPerson();
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  return (
    <form
      noValidate
      role="search"
      aria-label="A person's data"
      className="flex flex-wrap items-start gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        const { data, error: refused } = personSchema.safeParse({ email: text });
        setError(refused?.issues[0]?.message);
        if (!data) return;
        // The same address again is read again.
        reread(data.email);
        onSubmit(data.email);
      }}
    >
      <TextField
        ref={field}
        id="person-email"
        label="Email"
        type="email"
        autoComplete="off"
        className="w-full max-w-100 min-w-60 flex-1"
        value={text}
        error={error}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit" className="mt-7 max-sm:mt-0">
        Look Up
      </Button>
    </form>
  );
}

interface FoundProps {
  email: string;
  /** Runs when the buttons are gone, with the focus that they had. */
  onErased: () => void;
  onLookUp: (email: string) => void;
}

function Found({ email, onErased, onLookUp }: FoundProps) {
  const person = usePerson(email);
  const [isErasing, setIsErasing] = useState(false);
  const { exportPerson, isExporting } = useExportPerson(email);
  if (person.isLoadingError) {
    return (
      <Alert className="mt-5" action={<RetryButton onClick={() => void person.refetch()} />}>
        {detailOf(person.error) ?? 'What is stored did not arrive.'}
      </Alert>
    );
  }
  if (!person.data) {
    return (
      <div data-skeleton aria-busy="true" className="mt-6 grid gap-4">
        {['w-1/2', 'w-2/3', 'w-1/3'].map((width) => (
          <SkeletonLine key={width} className={width} />
        ))}
      </div>
    );
  }
  const { sections, otherAddresses } = person.data;
  return (
    <div className="mt-6">
      <div role="status">
        {sections.length > 0 ? (
          <p className="sr-only">{countOf(sections.length, 'kinds')} of data are stored.</p>
        ) : (
          <EmptyNote>
            Nothing is stored about <bdi className="font-strong wrap-anywhere">{email}</bdi>.
          </EmptyNote>
        )}
      </div>
      {sections.length > 0 && (
        <>
          <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
            <h3 className="font-strong wrap-anywhere">
              <bdi>{email}</bdi>
            </h3>
            <div className="flex flex-wrap gap-3">
              <Button variant="outline" isInactive={isExporting} onClick={exportPerson}>
                <Icon of={Download} />
                Export
              </Button>
              <Button
                variant="danger"
                isInactive={!sections.some(isErased)}
                onClick={() => setIsErasing(true)}
              >
                <Icon of={Trash2} />
                Erase
              </Button>
            </div>
          </div>
          {sections.some(({ name }) => name === 'staff') && (
            <Alert tone="info" className="mb-3">
              This is the address of a colleague. Erasing leaves the account: it is removed under
              People.
            </Alert>
          )}
          <ul className="border border-line">
            {sections.map((section) => (
              <PersonSection key={section.name} email={email} section={section} />
            ))}
          </ul>
        </>
      )}
      {otherAddresses.length > 0 && (
        <div className="mt-4 text-small">
          <p className="text-muted">
            There are inquiries of the same mailbox with another tag too. They are exported and
            erased by themselves:
          </p>
          <div className="flex flex-wrap gap-x-4">
            {otherAddresses.map((address) => (
              <Button key={address} variant="text" onClick={() => onLookUp(address)}>
                <bdi>{address}</bdi>
              </Button>
            ))}
          </div>
        </div>
      )}
      {isErasing && (
        <ErasePersonDialog
          person={person.data}
          onClose={() => setIsErasing(false)}
          onErased={() => void person.refetch().then(onErased)}
        />
      )}
    </div>
  );
}
