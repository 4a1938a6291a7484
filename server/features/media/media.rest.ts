import { linkToNext, readPage } from '../../http/rest-lists';
import type { RestRow } from '../../http/rest';

export const mediaRest: RestRow[] = [
  {
    method: 'get',
    path: '/api/admin/media',
    procedure: 'media.list',
    status: 200,
    input: ({ query }) => ({ ...readPage(query), search: query.search }),
    answer: ({ media, nextCursor }: { media: unknown[]; nextCursor: string | null }, call) => {
      linkToNext(call, nextCursor);
      return media;
    },
  },
  {
    method: 'post',
    path: '/api/admin/media',
    procedure: 'media.create',
    status: 201,
    input: ({ upload }) => upload(),
  },
  {
    method: 'delete',
    path: '/api/admin/media/:id',
    procedure: 'media.remove',
    status: 204,
    input: ({ params }) => ({ id: params.id }),
  },
];
