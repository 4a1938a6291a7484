import type { ReactNode } from 'react';
import { fill } from '../../lib/fill';
import type { Outputs } from '../../lib/trpc';
import { LostTextsNote } from './lost-texts-note';
import { PortalAsks } from './portal-asks';
import { portalCopy } from './portal.copy';
import { PortalFrame, Said, useBase } from './portal-frame';
import { PortalProjects } from './portal-projects';
import { PortalSide } from './portal-side';
import { usePortalTimes, useCounted } from './portal-times';
import { PortalUpdates } from './portal-updates';

type Home = Outputs['portal']['home'];
export type Contact = Home['contact'];
export type Portal = Omit<Home, 'contact'>;

/** The last form, from the address. */
export interface Sent {
  /** What happened with it. */
  said?: string | undefined;
  /** The update of a comment. */
  update?: string | undefined;
  /** The update of an answer. */
  ask?: string | undefined;
  /** The answer, if it was one of two. */
  isApproved?: string | undefined;
}

interface PortalPageProps {
  portal: Portal;
  /** Null for staff, who look at the pages of a client. */
  contact: Contact | null;
  sent?: Sent;
  /** The page itself, without its parameters. */
  address: string;
  skip: ReactNode;
  /** Above the page, for staff. */
  notice?: ReactNode;
}

/** Everything that a client sees, on one page that works and prints without scripts. */
export function PortalPage({ portal, contact, sent = {}, address, skip, notice }: PortalPageProps) {
  const copy = portalCopy.useCopy();
  const times = usePortalTimes(portal.now);
  const base = useBase();
  const isPreview = contact === null;
  return (
    <PortalFrame
      skip={skip}
      company={portal.company}
      {...(contact && { name: contact.name })}
      foot={
        contact && <span>{fill(copy.foot.ends, { day: times.fullDay(portal.accessEndsAt) })}</span>
      }
    >
      {notice}
      <div className="wrap pt-[clamp(2rem,4vw,3.5rem)] pb-[clamp(2rem,4vw,3.5rem)]">
        <div className="mb-5 empty:hidden">
          {!isShownBelow(portal, sent) && <Said said={sent.said} />}
        </div>
        <LostTextsNote />
        <h1 className="text-[clamp(2rem,1.5rem+2vw,3rem)] leading-tight">
          <Headline portal={portal} />
        </h1>
        <p className="mt-2.5 max-w-[34em] text-muted">
          {fill(copy.asOf, { time: times.fullMoment(portal.now) })}
        </p>
      </div>
      {portal.isFirstPage && (
        <>
          <PortalAsks
            waiting={portal.waiting}
            times={times}
            base={base}
            sent={sent}
            isPreview={isPreview}
          />
          <PortalProjects projects={portal.projects} times={times} />
        </>
      )}
      <div className="wrap grid gap-[clamp(2rem,4vw,4rem)] pb-[clamp(2rem,4vw,3.5rem)] nav:grid-cols-[minmax(0,1fr)_19rem] print:block">
        <PortalUpdates
          portal={portal}
          times={times}
          base={base}
          sent={sent}
          address={address}
          isPreview={isPreview}
        />
        <PortalSide portal={portal} contact={contact} base={base} />
      </div>
    </PortalFrame>
  );
}

/** Whether the form of the message, or what came of it, is on the page. */
const isShownBelow = ({ waiting, updates, isFirstPage }: Portal, { update, ask }: Sent) =>
  updates.some(({ id, ask: asked }) => id === update || (id === ask && asked?.outcome)) ||
  (isFirstPage && waiting.some(({ id }) => id === ask));

function Headline({ portal: { projects, waiting } }: { portal: Portal }) {
  const { headline: copy, moment } = portalCopy.useCopy();
  const counted = useCounted();
  const open = projects.filter(({ status }) => status !== 'completed').length;
  const first = open > 0 ? counted(open, copy.open) : copy.allDone;
  const second = waiting.length > 0 ? counted(waiting.length, copy.waiting) : copy.nothing;
  const sentence = fill(moment, { day: first, time: second });
  return <>{sentence.charAt(0).toUpperCase() + sentence.slice(1)}</>;
}
