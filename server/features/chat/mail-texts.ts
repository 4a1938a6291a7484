import type { Language } from '../../../db/enums';
import { site } from '../../../src/config/site';

interface MailParts {
  answers: string[];
  link: string;
  stopLink: string;
}

const TEXTS: Record<
  Language,
  { subject: string; intro: string; goOn: string; stop: string; valid: string }
> = {
  en: {
    subject: `Our answer to your question at ${site.name}`,
    intro: 'We have answered you in the chat on our site:',
    goOn: 'Go on from there:',
    valid:
      'The link works for seven days. It opens this conversation, so please do not pass it on.',
    stop: 'No more mail about this conversation:',
  },
  ar: {
    subject: `ردّنا على سؤالكم في ${site.arabicName}`,
    intro: 'أجبناكم في المحادثة على موقعنا:',
    goOn: 'تابعوا المحادثة من هنا:',
    valid: 'يعمل الرابط سبعة أيام ويفتح هذه المحادثة، فلا تعطوه أحدًا.',
    stop: 'لإيقاف الرسائل عن هذه المحادثة:',
  },
};

/** Quotes what staff wrote and nothing else. */
export function mailTexts(language: Language, { answers, link, stopLink }: MailParts) {
  const { subject, intro, goOn, valid, stop } = TEXTS[language];
  const body = [intro, ...answers, `${goOn}\n${link}`, valid, `${stop}\n${stopLink}`].join('\n\n');
  return { subject, body };
}

const TRANSCRIPT: Record<Language, { subject: string; intro: string }> = {
  en: {
    subject: `Our conversation at ${site.name}`,
    intro: 'Here is the conversation that we had in the chat on our site:',
  },
  ar: {
    subject: `محادثتنا في ${site.arabicName}`,
    intro: 'هذه هي المحادثة التي جرت بيننا على موقعنا:',
  },
};

/** A transcript, which staff alone can mail. */
export function transcriptMail(language: Language, transcript: string) {
  const { subject, intro } = TRANSCRIPT[language];
  return { subject, body: `${intro}\n\n${transcript}` };
}
