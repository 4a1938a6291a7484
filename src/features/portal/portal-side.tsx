import { useId, type ReactNode } from 'react';
import { CONTACT_NEWS } from '../../../db/enums';
import { PersonArt } from '../../components/art/person-art';
import { Button } from '../../components/ui/button';
import { Select } from '../../components/ui/select';
import { fill } from '../../lib/fill';
import { FileLink } from './file-link';
import { portalCopy } from './portal.copy';
import type { Contact, Portal } from './portal-page';

interface PortalSideProps {
  portal: Portal;
  contact: Contact | null;
  base: string;
}

/** Beside the updates: who works for the client, the latest files, and when mails are sent. */
export function PortalSide({ portal, contact, base }: PortalSideProps) {
  const copy = portalCopy.useCopy();
  const { people, files } = portal;
  return (
    <aside className="grid content-start gap-9 text-ui print:hidden">
      {people.length > 0 && (
        <Part title={copy.people}>
          <ul>
            {people.map((name) => (
              <li
                key={name}
                className="grid grid-cols-[2.75rem_1fr] items-center gap-3.5 border-b border-line py-3"
              >
                <PersonArt name={name} className="size-11 cut-1" />
                <b className="font-strong">
                  <bdi>{name}</bdi>
                </b>
              </li>
            ))}
          </ul>
        </Part>
      )}
      {files.length > 0 && (
        <Part title={copy.updates.files}>
          <ul>
            {files.map((file) => (
              <li key={file.url} className="border-b border-line">
                <FileLink file={file} />
              </li>
            ))}
          </ul>
        </Part>
      )}
      {contact && (
        <Part title={copy.news.title}>
          <NewsForm contact={contact} base={base} />
        </Part>
      )}
    </aside>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h2 className="border-b border-text pb-2.5 text-ui font-strong tracking-normal">{title}</h2>
      {children}
    </div>
  );
}

function NewsForm({ contact, base }: { contact: Contact; base: string }) {
  const { news: copy } = portalCopy.useCopy();
  const id = useId();
  return (
    <form method="post" action={`${base}/client/choices`} className="mt-3 grid gap-2.5">
      <p className="wrap-anywhere text-muted">{fill(copy.to, { email: contact.email })}</p>
      <label htmlFor={id} className="sr-only">
        {copy.label}
      </label>
      <Select id={id} name="news" defaultValue={contact.news} key={contact.news}>
        {CONTACT_NEWS.map((news) => (
          <option key={news} value={news}>
            {copy.choices[news]}
          </option>
        ))}
      </Select>
      <Button type="submit" variant="outline">
        {copy.save}
      </Button>
    </form>
  );
}
