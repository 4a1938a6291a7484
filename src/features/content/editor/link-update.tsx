import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { CornerUpRight } from 'lucide';
import type { Language } from '../../../../db/public-enums';
import { pathIn } from '../../../config/languages';
import { Checkbox } from '../../../components/ui/checkbox';
import { Icon } from '../../../components/ui/icon';
import { countOf } from '../../../lib/numbers';
import type { ContentType } from '../../../../db/enums';
import { trpc } from '../../../lib/trpc';
import { CONTENT_DETAILS } from './publish/publication';

interface Stored {
  id: string;
  slug: string;
  language: Language;
}

/** Whether a save changes our own links to the old address too. `stored` is null for a new item. */
export function useLinkUpdate(type: ContentType, stored: Stored | null) {
  const utils = trpc.useUtils();
  const [isChosen, setIsChosen] = useState(false);
  return {
    type,
    stored,
    isChosen,
    setIsChosen,
    /** After a save: texts of all nouns may have changed. */
    refresh: () => {
      void utils.redirects.invalidate();
      if (!isChosen) return;
      void utils.insights.invalidate();
      void utils.caseStudies.invalidate();
      void utils.pages.invalidate();
    },
  };
}

export type LinkUpdate = ReturnType<typeof useLinkUpdate>;

/** Says before a save what becomes of the old address, and who of us links to it. */
export function LinkNote({ update }: { update: LinkUpdate }) {
  const { watch } = useFormContext<{ slug: string; language: Language }>();
  const { stored, type } = update;
  if (!stored) return null;
  if (watch('slug') === stored.slug && watch('language') === stored.language) return null;
  return (
    <div role="status" className="flex gap-2.5 cut-1 bg-sand px-4 py-3 text-small">
      <Icon of={CornerUpRight} className="mt-0.5 size-4 shrink-0" />
      <div className="min-w-0">
        <p className="wrap-anywhere">
          The present address,{' '}
          {pathIn(stored.language, `${CONTENT_DETAILS[type].prefix}${stored.slug}`)}, is kept and
          will lead to the new one.
        </p>
        <OwnLinks update={update} id={stored.id} />
      </div>
    </div>
  );
}

const MAX_NAMED = 3;

function OwnLinks({ update, id }: { update: LinkUpdate; id: string }) {
  const { type, isChosen, setIsChosen } = update;
  const { data, isError } = trpc.redirects.linksTo.useQuery({ type, id }, { staleTime: 0 });
  if (isError) return <p className="text-muted">Our own links to it could not be counted.</p>;
  if (!data) return <p className="text-muted">Counting our own links to it…</p>;
  const { sources, isComplete } = data;
  if (sources.length === 0) return <p className="text-muted">None of our own texts link to it.</p>;
  const links = sources.reduce((sum, source) => sum + source.links, 0);
  const named = sources.slice(0, MAX_NAMED).map(({ title }) => title);
  const more = sources.length - named.length;
  return (
    <>
      <p className="wrap-anywhere text-muted">
        {isComplete ? '' : 'More than '}
        {countOf(links, 'links')} in {countOf(sources.length, 'texts')} of ours{' '}
        {links === 1 ? 'points' : 'point'} to it:{' '}
        {named.map((title, index) => (
          <span key={index}>
            {index > 0 && ', '}
            <bdi>{title}</bdi>
          </span>
        ))}
        {more > 0 && ` and ${more} more`}.
      </p>
      <Checkbox checked={isChosen} onChange={(event) => setIsChosen(event.currentTarget.checked)}>
        {isComplete ? 'Change these links too' : `Change the links in ${sources.length} texts too`}
      </Checkbox>
    </>
  );
}
