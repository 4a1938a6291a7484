import { useEffect, useId, type ReactNode } from 'react';
import { Button, ButtonAnchor } from '../../components/ui/button';
import { Input } from '../../components/ui/input';
import { fill } from '../../lib/fill';
import type { Outputs } from '../../lib/trpc';
import { forgetTexts } from './draft-textarea';
import { portalCopy } from './portal.copy';
import { PortalFrame, Said, useBase } from './portal-frame';

interface EntranceProps {
  skip: ReactNode;
  said?: string | undefined;
}

/** What this page says; anything else is of a visit that has ended, and stays in the address. */
const SAID_HERE = ['requested', 'signed-out', 'ended', 'invalid', 'too-many', 'later'];

/** For those who are not signed in: a new link by mail. */
export function PortalEntrance({ skip, said }: EntranceProps) {
  const { request: copy } = portalCopy.useCopy();
  const shown = SAID_HERE.find((one) => one === said);
  useEffect(() => {
    if (shown === 'signed-out') forgetTexts();
  }, [shown]);
  return (
    <Entrance skip={skip} said={shown} title={copy.title} text={copy.text}>
      <RequestForm />
    </Entrance>
  );
}

/** A personal link: it is used by a press, since programs that read mails follow links. */
export function PortalLink({
  skip,
  said,
  secret,
  link: { state, name },
}: EntranceProps & { secret: string; link: Outputs['portal']['link'] }) {
  const copy = portalCopy.useCopy();
  const base = useBase();
  const { title, text } = copy.link[state];
  return (
    <Entrance skip={skip} said={said} title={fill(title, { name: name ?? '' })} text={text}>
      {state === 'open' ? (
        <form method="post" action={`${base}/client/link/${secret}`}>
          <Button type="submit" size="large">
            {copy.linkOpen}
          </Button>
        </form>
      ) : (
        <>
          {state === 'used' && (
            <ButtonAnchor href={`${base}/client`} size="large">
              {copy.linkOpen}
            </ButtonAnchor>
          )}
          <RequestForm />
        </>
      )}
    </Entrance>
  );
}

/** Ends the mails of a contact by one press, without signing in. */
export function PortalStop({ skip, said, secret }: EntranceProps & { secret: string }) {
  const { stop: copy } = portalCopy.useCopy();
  const base = useBase();
  const isDone = said === 'stopped';
  return (
    <Entrance
      skip={skip}
      said={isDone ? undefined : said}
      title={isDone ? copy.done : copy.title}
      text={copy.text}
    >
      {!isDone && (
        <form method="post" action={`${base}/client/mail/${secret}`}>
          <Button type="submit" size="large">
            {copy.press}
          </Button>
        </form>
      )}
    </Entrance>
  );
}

interface PageProps extends EntranceProps {
  title: string;
  text: string;
  children: ReactNode;
}

function Entrance({ skip, said, title, text, children }: PageProps) {
  return (
    <PortalFrame skip={skip}>
      <div className="wrap grid min-h-[60vh] content-start justify-items-start gap-5 py-[clamp(3rem,6vw,6rem)]">
        <Said said={said} />
        <h1 className="max-w-[20em] text-h2 wrap-anywhere">{title}</h1>
        <p className="max-w-[34em] text-lead text-muted">{text}</p>
        {children}
      </div>
    </PortalFrame>
  );
}

function RequestForm() {
  const { request: copy } = portalCopy.useCopy();
  const base = useBase();
  const id = useId();
  return (
    <form
      method="post"
      action={`${base}/client/request`}
      className="grid w-full max-w-[26rem] gap-2.5"
    >
      <label htmlFor={id} className="text-ui font-strong">
        {copy.email}
      </label>
      <Input
        id={id}
        type="email"
        name="email"
        required
        maxLength={254}
        autoComplete="email"
        dir="ltr"
        aria-describedby={`${id}-help`}
      />
      <p id={`${id}-help`} className="text-small text-muted">
        {copy.after}
      </p>
      <Button type="submit" size="large">
        {copy.send}
      </Button>
    </form>
  );
}
