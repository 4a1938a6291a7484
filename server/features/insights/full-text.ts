import type { Language } from '../../../db/enums';
import { INVENTED_PERSON } from '../../../src/config/invented';
import type { linkedTo } from '../content/linked';
import { changedAt } from '../content/publication';
import type { PublicInsight } from './insights.service';

const WORDS: Record<Language, { by: string; published: string; updated: string }> = {
  en: { by: 'By', published: 'Published', updated: 'updated' },
  ar: { by: 'بقلم', published: 'نُشر', updated: 'وحُدّث' },
};

/** What the page of an article says, as Markdown: what it is about, by whom and from when, and its text. */
export function fullTextOf(
  { searchTitle, excerpt, content, language, ...row }: PublicInsight,
  author: ReturnType<typeof linkedTo>['author'],
): string {
  const { by, published, updated } = WORDS[language];
  const [first, last] = [row.publishedAt, changedAt(row)].map((time) => time.slice(0, 10));
  const facts = [
    searchTitle,
    author && [`${by} ${author.name}`, author.role, author.isSample && INVENTED_PERSON[language]],
    [`${published} ${first}`, last !== first && `${updated} ${last}`],
  ];
  const lines = facts.map((fact) => [fact].flat().filter(Boolean).join(' · ')).filter(Boolean);
  return [
    lines.map((line) => `- ${line}`).join('\n'),
    excerpt,
    content.replaceAll(/^##/gm, '###'),
  ].join('\n\n');
}
