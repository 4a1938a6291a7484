import { TextLink } from '../../components/ui/text-link';
import { fill } from '../../lib/fill';
import { portalCopy } from './portal.copy';

/** Marks the pages of a client that staff look at. */
export function PreviewNotice({ company, clientId }: { company: string; clientId: string }) {
  const { preview: copy } = portalCopy.useCopy();
  return (
    <div role="note" className="border-b border-line bg-warning-soft text-ui text-warning">
      <div className="wrap flex flex-wrap items-center justify-between gap-x-6 py-1.5">
        <span className="wrap-anywhere">{fill(copy.text, { company })}</span>
        <TextLink to="/admin/clients" search={{ client: clientId }}>
          {copy.back}
        </TextLink>
      </div>
    </div>
  );
}
