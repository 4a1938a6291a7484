import { describe, expect, test } from 'vitest';
import { canonicalPath } from './page-paths';

const cases: [address: string, path: string, isPersonal: boolean][] = [
  ['/', '/', false],
  ['/?utm_source=letter', '/', false],
  ['/about?x=1&y=2', '/about', false],
  ['/insights', '/insights', false],
  ['/insights?category=SaaS+Platforms', '/insights?category=SaaS+Platforms', false],
  ['/insights?category=AI+%26+Analytics', '/insights?category=AI+%26+Analytics', false],
  ['/insights?x=1&category=Supply%20Chain', '/insights?category=Supply+Chain', false],
  ['/insights?category=All', '/insights', false],
  ['/insights?category=Rubbish', '/insights', false],
  ['/insights?category=saas+platforms', '/insights', false],
  ['/insights?q=', '/insights', false],
  ['/insights?q=tax', '/insights?q=tax', true],
  ['/insights?q=tax&category=Rubbish', '/insights?q=tax', true],
  ['/insights?q=tax&category=ERP+Integration', '/insights?category=ERP+Integration&q=tax', true],
  ['/insights/one-database?q=tax', '/insights/one-database', false],
  ['/contact', '/contact', false],
  ['/contact?interest=other', '/contact', false],
  ['/contact?sent=1', '/contact?sent=1', true],
  ['/contact?sent=<b>', '/contact?sent=1', true],
  ['/contact?about=web-development&x=1', '/contact?about=web-development', false],
  ['/ar/contact?about=nothing', '/ar/contact', false],
  ['/about?sent=1', '/about', false],
  ['/admin/leads', '/admin/leads', true],
  ['/admin/leads?search=maya', '/admin/leads', true],
  ['/admin/preview/1?before=2', '/admin/preview/1', true],
  ['/admin/preview/client/1?before=2&x=3', '/admin/preview/client/1?before=2', true],
  ['/client?said=saved&x=3', '/client?said=saved', true],
  ['/client/mail/1?said=stopped', '/client/mail/1?said=stopped', true],
  ['/ar/client/link/1?said=gone', '/ar/client/link/1?said=gone', true],
  ['/preview/1?said=gone', '/preview/1', true],
  ['/administration', '/administration', false],
];

describe('the canonical path of a page', () => {
  test.each(cases)('%s is %s', (address, path, isPersonal) => {
    const { pathname, searchParams } = new URL(address, 'http://localhost');
    expect(canonicalPath(pathname, searchParams)).toEqual({ path, isPersonal });
  });
});
