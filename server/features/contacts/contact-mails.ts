import type { Language } from '../../../db/enums';
import { fill } from '../../../src/lib/fill';

interface LinkMail {
  subject: string;
  body: string;
}

const LINK: Record<Language, LinkMail> = {
  en: {
    subject: 'Your projects with {firm}',
    body: [
      'Hello {name},',
      'this link opens the pages of {company} at {firm}: how your projects stand, what was done and what waits for you.',
      '{url}',
      'It can be used once, within 24 hours. Afterward this browser stays signed in. On another device, ask for a new link at {start}',
    ].join('\n\n'),
  },
  ar: {
    subject: 'مشاريعكم مع {firm}',
    body: [
      'مرحبًا {name}،',
      'يفتح هذا الرابط صفحات {company} لدى {firm}: حالة مشاريعكم وما أُنجز وما ينتظركم.',
      '{url}',
      'يصلح الرابط لمرّة واحدة خلال 24 ساعة، ويبقى دخولكم بعدها قائمًا في المتصفّح الذي فتحتموه فيه. ومن جهاز آخر اطلبوا رابطًا جديدًا من {start}',
    ].join('\n\n'),
  },
};

/** The mail with a personal link, in the language of the contact. */
export function linkMail(
  language: Language,
  values: { firm: string; name: string; company: string; url: string; start: string },
): LinkMail {
  const { subject, body } = LINK[language];
  return { subject: fill(subject, values), body: fill(body, values) };
}
