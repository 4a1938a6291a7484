import type { ContentStatus, ContentType } from '../../../../../db/enums';
import type { Language } from '../../../../../db/public-enums';
import { pathIn } from '../../../../config/languages';
import type { Tone } from '../../../../components/ui/badge';

/** What an item has of its publication. */
export interface Publication {
  id: string;
  slug: string;
  status: ContentStatus;
  publishedAt: string | null;
  language: Language;
  authorId: string | null;
  translationOf: string | null;
}

/**
 * What differs between the content types: the name of their tRPC router, the start of their addresses,
 * and the status that the server gives a new item when none is sent.
 */
export const CONTENT_DETAILS = {
  page: { label: 'Page', router: 'pages', prefix: '/', defaultStatus: 'draft' },
  case_study: {
    label: 'Case study',
    router: 'caseStudies',
    prefix: '/case-studies/',
    defaultStatus: 'published',
  },
  insight: {
    label: 'Insight',
    router: 'insights',
    prefix: '/insights/',
    defaultStatus: 'published',
  },
} as const satisfies Record<ContentType, object>;

type Addressed = Pick<Publication, 'id' | 'slug' | 'status' | 'language'>;

/** Where an item can be read: at its public address, else in the preview of staff. */
export const addressOf = (type: ContentType, { id, slug, status, language }: Addressed) =>
  status === 'published'
    ? pathIn(language, `${CONTENT_DETAILS[type].prefix}${slug}`)
    : `/admin/preview/${id}`;

/** The fields of the form; an empty text stands for none. */
export interface PublicationValues {
  language: Language;
  authorId: string;
  translationOf: string;
}

export const publicationValuesOf = (item: Publication | null): PublicationValues => ({
  language: item?.language ?? 'en',
  authorId: item?.authorId ?? '',
  translationOf: item?.translationOf ?? '',
});

/** What an action changes besides what was typed. */
export interface PublicationChange {
  status?: ContentStatus;
  publishedAt?: string;
}

export const STATUS_LABELS: Record<ContentStatus, string> = {
  draft: 'Draft',
  scheduled: 'Scheduled',
  published: 'Published',
  unpublished: 'Unpublished',
};

export const LANGUAGE_LABELS: Record<Language, string> = { en: 'English', ar: 'العربية' };

const TONES: Record<ContentStatus, Tone> = {
  draft: 'neutral',
  scheduled: 'info',
  published: 'success',
  unpublished: 'warning',
};

/** The state of a row as a badge. */
export const stateBadge = (status: ContentStatus) => ({
  text: STATUS_LABELS[status],
  tone: TONES[status],
});
