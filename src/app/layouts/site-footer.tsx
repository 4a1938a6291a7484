import { Link, useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { frameCopy } from '../../config/frame.copy';
import { companyPaths, legalPaths, site, siteName, solutionIds } from '../../config/site';
import { fill } from '../../lib/copy';
import { useLanguage } from '../../hooks/use-language';
import { Logo } from './logo';

const LINK =
  'inline-flex min-h-11 items-center py-2 leading-snug no-underline underline-offset-4 hover:underline';

export function SiteFooter() {
  const copy = frameCopy.useCopy();
  const { contactEmail } = useRouter().options.context.settings;
  return (
    <footer className="later-32/57">
      <div className="wrap">
        <div className="grid grid-cols-2 gap-x-4 gap-y-8 pt-18 pb-12 *:min-w-0 lg:grid-cols-[1.6fr_1fr_1fr_1.2fr] lg:gap-12 print:hidden">
          <div className="max-xs:col-span-2">
            <Logo />
            <p className="mt-3 mb-4 max-w-[20em] text-muted">{copy.tagline}</p>
            <ul className="flex flex-wrap gap-x-6">
              {site.social.map(({ label, href }) => (
                <li key={label}>
                  <a href={href} rel="noopener" className={LINK}>
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </div>
          <LinkGroup title={copy.headings.solutions} label={copy.groups.solutions}>
            {solutionIds.map((hash) => (
              <li key={hash}>
                <Link
                  to="/solutions"
                  hash={hash}
                  activeOptions={{ includeHash: true }}
                  className={LINK}
                >
                  {copy.solutions[hash]}
                </Link>
              </li>
            ))}
          </LinkGroup>
          <LinkGroup title={copy.headings.company} label={copy.groups.company}>
            {companyPaths.map((to) => (
              <li key={to}>
                <Link to={to} activeOptions={{ exact: true }} className={LINK}>
                  {copy.pages[to]}
                </Link>
              </li>
            ))}
          </LinkGroup>
          <div className="max-xs:col-span-2">
            <GroupTitle>{copy.headings.contact}</GroupTitle>
            <p className="flex min-h-11 items-center text-muted">{copy.location}</p>
            <a href={`mailto:${contactEmail}`} className={`${LINK} wrap-anywhere`}>
              {contactEmail}
            </a>
          </div>
        </div>
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2 border-t border-line pt-4 pb-20 text-small text-muted print:pb-0">
          <p>{fill(copy.copyright, { year: site.copyrightYear, name: siteName(useLanguage()) })}</p>
          <p className="hidden print:block">{contactEmail}</p>
          <ul className="flex flex-wrap gap-x-6 print:hidden">
            {legalPaths.map((to) => (
              <li key={to}>
                <Link to={to} className={`${LINK} underline`}>
                  {copy.pages[to]}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </footer>
  );
}

function LinkGroup({
  title,
  label,
  children,
}: {
  title: string;
  label: string;
  children: ReactNode;
}) {
  return (
    <nav aria-label={label}>
      <GroupTitle>{title}</GroupTitle>
      <ul>{children}</ul>
    </nav>
  );
}

function GroupTitle({ children }: { children: ReactNode }) {
  return <h2 className="mb-2 text-small font-strong text-muted">{children}</h2>;
}
