import type { AskKind, AskOutcome, ContactNews } from '../../../db/enums';
import { defineCopy } from '../../lib/copy';

type ProjectStatus = 'planning' | 'in-progress' | 'completed' | 'on-hold';

/** How many of something, as a sentence needs it; `other` has `{count}`. */
export type Counted = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** The texts of a client's pages. */
export interface PortalCopy {
  /** `{company}` */
  title: string;
  pagesOf: string;
  signOut: string;
  /** The other language in its own words. */
  otherLanguage: string;
  preview: { text: string; back: string };
  /** Small numbers as words, where a sentence has them so. */
  numbers: string[];
  headline: { open: Counted; waiting: Counted; nothing: string; allDone: string };
  /** `{time}` */
  asOf: string;
  months: string[];
  /** `{month}`, `{day}`, `{year}` and `{time}` */
  day: string;
  dayOfYear: string;
  moment: string;
  today: string;
  am: string;
  pm: string;
  waiting: {
    title: string;
    order: string;
    kinds: Record<AskKind, string>;
    by: string;
    late: string;
    approve: string;
    approveNote: string;
    approveSend: string;
    decline: string;
    why: string;
    declineSend: string;
    choose: string;
    chooseSend: string;
    file: string;
    fileHelp: string;
    fileSend: string;
    answer: string;
    answerSend: string;
    outcomes: Record<AskOutcome, string>;
  };
  projects: {
    title: string;
    none: string;
    done: string;
    next: string;
    due: string;
    span: string;
    from: string;
    until: string;
    statuses: Record<ProjectStatus | 'waiting', string>;
    progress: string;
    milestoneDone: string;
    milestoneNext: string;
    milestoneLater: string;
  };
  updates: {
    title: string;
    none: string;
    edited: string;
    older: string;
    newest: string;
    total: Counted;
    comment: string;
    send: string;
    answerTo: string;
    firm: string;
    files: string;
  };
  people: string;
  news: {
    title: string;
    label: string;
    choices: Record<ContactNews, string>;
    save: string;
    to: string;
  };
  foot: { questions: string; ends: string };
  /** What happened with the last form. */
  said: Record<string, string>;
  /** What was typed into a form that has gone. */
  lost: { text: string; dismiss: string };
  request: { title: string; text: string; email: string; send: string; after: string };
  link: Record<'open' | 'used' | 'expired' | 'unknown', { title: string; text: string }>;
  linkOpen: string;
  stop: { title: string; text: string; press: string; done: string };
}

export const portalCopy = defineCopy<PortalCopy>('portal', {
  en: () => import('./portal.copy.en'),
  ar: () => import('./portal.copy.ar'),
});
