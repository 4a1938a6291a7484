import type { Language } from '../../../db/enums';
import { fill } from '../../../src/lib/fill';

interface NewsTexts {
  /** By the type of the event: what has happened, about a project and an update. */
  events: Record<string, string>;
  digest: string;
  digestIntro: string;
  due: string;
  locale: string;
  open: string;
  stop: string;
}

const TEXTS: Record<Language, NewsTexts> = {
  en: {
    events: {
      'project_update.created': '{project}: {title}',
      'project_update.updated': '{project}: {title}',
      'ask.created': 'Waiting for you: {title} ({project})',
      'ask.updated': 'Changed: {title} ({project})',
      'comment.created': 'New comment under {title} ({project})',
      'milestone.created': '{project}: a new milestone',
      'milestone.updated': '{project}: a milestone has a new date',
      'project.updated': '{project}: a new end date',
    },
    digest: 'News of your projects: {count}',
    digestIntro: 'Since the last morning:',
    due: 'Please answer by {day}.',
    locale: 'en-US',
    open: 'Read it, and answer, here:',
    stop: 'No more such mails:',
  },
  ar: {
    events: {
      'project_update.created': '{project}: {title}',
      'project_update.updated': '{project}: {title}',
      'ask.created': 'بانتظاركم: {title} ({project})',
      'ask.updated': 'تغيّر المطلوب منكم: {title} ({project})',
      'comment.created': 'تعليق جديد على {title} ({project})',
      'milestone.created': '{project}: مرحلة جديدة',
      'milestone.updated': '{project}: موعد جديد لإحدى المراحل',
      'project.updated': '{project}: موعد انتهاء جديد',
    },
    digest: 'أخبار مشاريعكم: {count}',
    digestIntro: 'منذ صباح أمس:',
    due: 'نرجو الجواب حتى {day}.',
    locale: 'ar-u-nu-latn',
    open: 'للقراءة والردّ:',
    stop: 'لإيقاف هذه الرسائل:',
  },
};

export interface NewsLine {
  event: string;
  project: string;
  title: string | null;
  /** By when an answer is due; null where none is asked for. */
  dueDate: string | null;
  url: string;
}

const lineOf = (language: Language, { event, project, title }: NewsLine) =>
  fill(TEXTS[language].events[event] ?? '{project}', { project, title: title ?? '' });

function dueOf(language: Language, { event, dueDate }: NewsLine): string[] {
  if (!event.startsWith('ask.') || dueDate === null) return [];
  const { due, locale } = TEXTS[language];
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone: 'UTC' });
  return [fill(due, { day: format.format(new Date(dueDate)) })];
}

/** A mail about one piece of news. Its text stays on the pages. */
export function newsMail(language: Language, line: NewsLine, unsubscribeUrl: string) {
  const { open, stop } = TEXTS[language];
  const subject = lineOf(language, line);
  return {
    subject,
    body: [
      subject,
      ...dueOf(language, line),
      `${open}\n${line.url}`,
      `${stop}\n${unsubscribeUrl}`,
    ].join('\n\n'),
  };
}

/** One mail about all news of a day. */
export function newsDigest(language: Language, lines: NewsLine[], unsubscribeUrl: string) {
  const { digest, digestIntro, stop } = TEXTS[language];
  const texts = lines.map((line) =>
    [lineOf(language, line), ...dueOf(language, line), line.url].join('\n'),
  );
  // Several changes of a plan are one line.
  const listed = [...new Set(texts)];
  return {
    subject: fill(digest, { count: listed.length }),
    body: [digestIntro, ...listed, `${stop}\n${unsubscribeUrl}`].join('\n\n'),
  };
}
