import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { submitLeadSchema } from '../../../server/features/leads/submit-lead.schema';
import arabic from './contact-form.copy.ar';

const fields = Object.entries(z.toJSONSchema(submitLeadSchema, { io: 'input' }).properties ?? {});

test('the Arabic form has its own words for each text that is missing or too long', () => {
  const refused = fields.flatMap(([name, schema]) => {
    const lengths = JSON.stringify(schema).match(/(?<="maxLength":)\d+/g) ?? [];
    return [...lengths.map((length) => 'x'.repeat(Number(length) + 1)), ''].flatMap((value) => {
      const { error } = submitLeadSchema.safeParse({ [name]: value });
      return error?.issues.filter(({ path }) => path[0] === name).map(({ message }) => message);
    });
  });
  expect(refused).toContain('Company must be at most 300 characters');
  const texts = refused.filter((message) => message && !message.includes('must be one of'));
  expect(texts.filter((message) => !arabic.serverTexts[message ?? ''])).toEqual([]);
});
