import { sql } from 'drizzle-orm';
import { idempotentResponses as table } from '../../../db/schema/idempotency';
import type { PersonalData } from '../../core/personal-data';

/**
 * Stored responses to creating calls with an Idempotency-Key, which no noun owns. They are copies of the
 * rows that the calls created.
 */
export const responsesPersonalData: PersonalData = {
  rows: [
    {
      name: 'responses',
      label: 'Stored responses',
      table,
      id: table.digest,
      createdAt: table.createdAt,
      columns: { path: table.path, createdAt: table.createdAt },
      isOf: (person) => {
        const ids = JSON.stringify(person.records().flatMap(({ ids }) => ids));
        return sql`exists (select 1 from json_tree(${table.response}) as part
          where part.atom in (select value from json_each(${ids}))
            or lower(part.atom) = lower(${person.email}))`;
      },
    },
  ],
};
