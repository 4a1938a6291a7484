import { cx } from 'class-variance-authority';
import { useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Frieze } from '../../components/art/frieze';
import { Mark } from '../../components/art/mark';
import { Button } from '../../components/ui/button';
import { DIRECTIONS, pathIn } from '../../config/languages';
import { siteName } from '../../config/site';
import { useLanguage } from '../../hooks/use-language';
import { portalCopy } from './portal.copy';
import '../../full.css';

interface PortalFrameProps {
  skip: ReactNode;
  /** Of the client; left out where nobody is signed in. */
  company?: string;
  /** Of the contact, who can sign out. */
  name?: string;
  /** At the end of the page. */
  foot?: ReactNode;
  children: ReactNode;
}

/** Head and foot of the clients' pages. */
export function PortalFrame({ skip, company, name, foot, children }: PortalFrameProps) {
  const copy = portalCopy.useCopy();
  const { settings } = useRouter().options.context;
  const base = useBase();
  return (
    <>
      {skip}
      <header className="border-b border-line">
        <div className="wrap flex min-h-18 flex-wrap items-center gap-x-5 gap-y-1 py-1">
          <span className="inline-flex min-h-11 items-center gap-3 text-[1.4375rem] leading-none font-semibold">
            <Mark className="size-9" />
            {siteName(useLanguage())}
          </span>
          {company !== undefined && (
            <span className="border-line-strong text-ui wrap-anywhere text-muted sm:border-s sm:ps-5">
              <CompanyLine company={company} />
            </span>
          )}
          <div className="ms-auto flex flex-wrap items-center gap-x-5 text-ui print:hidden">
            {name !== undefined && <bdi className="text-muted">{name}</bdi>}
            <OtherLanguage isSignedIn={name !== undefined} />
            {name !== undefined && (
              <form method="post" action={`${base}/client/sign-out`}>
                <Button type="submit" variant="text" className="-me-4">
                  {copy.signOut}
                </Button>
              </form>
            )}
          </div>
        </div>
      </header>
      <main id="main" tabIndex={-1} className="outline-none">
        {children}
      </main>
      <footer className="pb-8 text-small text-muted">
        <div className="mb-4 band print:hidden">
          <Frieze />
        </div>
        <div className="wrap flex flex-wrap items-center justify-between gap-x-8 gap-y-1">
          <span>
            {copy.foot.questions}{' '}
            <a
              href={`mailto:${settings.contactEmail}`}
              className="inline-flex min-h-11 items-center underline"
            >
              {settings.contactEmail}
            </a>
          </span>
          {foot}
        </div>
      </footer>
    </>
  );
}

function CompanyLine({ company }: { company: string }) {
  const { pagesOf } = portalCopy.useCopy();
  const [before = '', after = ''] = pagesOf.split('{company}');
  return (
    <>
      {before}
      <b className="font-strong text-text">
        <bdi>{company}</bdi>
      </b>
      {after}
    </>
  );
}

/** A contact chooses the language for the mails too; others follow a link. */
function OtherLanguage({ isSignedIn }: { isSignedIn: boolean }) {
  const { otherLanguage } = portalCopy.useCopy();
  const other = useLanguage() === 'en' ? 'ar' : 'en';
  const attributes = { lang: other, dir: DIRECTIONS[other] };
  const base = useBase();
  if (!isSignedIn) {
    return (
      <a
        href={pathIn(other, '/client')}
        {...attributes}
        className="inline-flex min-h-11 items-center font-strong text-action no-underline hover:underline"
      >
        {otherLanguage}
      </a>
    );
  }
  return (
    <form method="post" action={`${base}/client/choices`}>
      <input type="hidden" name="language" value={other} />
      <Button type="submit" variant="text" className="-me-2" {...attributes}>
        {otherLanguage}
      </Button>
    </form>
  );
}

/** Before the paths of forms: `/ar` in Arabic. */
export const useBase = () => (useLanguage() === 'ar' ? '/ar' : '');

/** What happened with the last form, from the address. The keyboard goes on from there. */
export function Said({ said, id }: { said: string | undefined; id?: string }) {
  const copy = portalCopy.useCopy();
  const text = said === undefined ? undefined : copy.said[said];
  if (!text) return null;
  const isGood = hasArrived(said);
  return (
    <p
      id={id}
      role={isGood ? 'status' : 'alert'}
      ref={takeFocus}
      tabIndex={-1}
      className={cx(
        'px-5 py-3 outline-none',
        isGood ? 'bg-success-soft text-success' : 'bg-danger-soft text-danger',
      )}
    >
      {text}
    </p>
  );
}

/** Not from a field in which somebody types already. */
function takeFocus(message: HTMLElement | null) {
  if (document.activeElement === document.body) message?.focus({ preventScroll: true });
}

/** Whether nothing was refused; nothing is said then of a form that nobody has sent. */
export const hasArrived = (said: string | undefined) => said === undefined || GOOD.includes(said);

const GOOD = ['requested', 'answered', 'commented', 'saved', 'signed-out', 'stopped'];
