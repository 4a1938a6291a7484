import { COUNT, listOf, objectOf, orNull } from '../../rest/openapi/json-schema';

const TEXT = { type: 'string' };

export const peopleResponses = {
  PersonalData: objectOf({
    email: TEXT,
    otherAddresses: listOf({
      ...TEXT,
      description: 'Of the same mailbox with another tag; they are looked up by themselves.',
    }),
    sections: listOf(
      objectOf({
        name: TEXT,
        label: TEXT,
        stays: orNull({ ...TEXT, description: 'Why erasing leaves these rows.' }),
        count: COUNT,
        rows: listOf({ type: 'object' }),
      }),
    ),
  }),
};
