import { defineRoute, read, type Route } from '../../rest/define-route';
import { ref } from '../../rest/openapi/json-schema';
import { streamChunks } from '../../rest/stream-list';
import { writePerson } from './person-json';

const PATH = '/api/admin/people/:email';
const ROWS_PER_PAGE = 500;

export const peopleRest: Route[] = [
  read(PATH, 'people.show', {
    summary: 'Show everything that is stored about an e-mail address',
    returns: ref('PersonalData'),
    respond: (person, call) =>
      streamChunks(
        writePerson(person, (section, cursor) =>
          call.again({ section, cursor, limit: ROWS_PER_PAGE }),
        ),
      ),
  }),
  defineRoute({
    method: 'delete',
    path: PATH,
    procedure: 'people.erase',
    status: 204,
    input: ({ params }) => ({ email: params.email }),
    summary: 'Erase what is stored about an e-mail address; of an unknown one nothing',
  }),
];
