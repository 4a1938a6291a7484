import type { Database } from '../../../db/client';
import { INSIGHT_CATEGORIES, LANGUAGES } from '../../../db/enums';
import { topicPath } from '../../../src/config/pages';
import arabic from '../../../src/features/content/topics.copy.ar';
import english from '../../../src/features/content/topics.copy.en';
import { changedAt } from '../content/publication';
import type { PublicPage } from '../define-feature';
import { listAddresses } from './insights.service';

const TOPICS = { en: english, ar: arabic };

/** The list of each category that has an article. */
export function listTopics(database: Database): PublicPage[] {
  const articles = listAddresses(database);
  return LANGUAGES.flatMap((language) =>
    INSIGHT_CATEGORIES.flatMap((category) => {
      const dates = articles
        .filter((article) => article.language === language && article.category === category)
        .map(changedAt)
        .sort();
      const updatedAt = dates.at(-1);
      if (updatedAt === undefined) return [];
      const { title, description } = TOPICS[language][category];
      const path = topicPath(category);
      return {
        path,
        language,
        versionOf: path,
        title,
        section: '',
        summary: description,
        drawing: () => ({ type: 'insight', category, cover: null }),
        updatedAt,
      };
    }),
  );
}
