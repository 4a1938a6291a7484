import * as z from 'zod/mini';
import { PERMISSIONS } from '../../../db/permissions';
import { instant, jsonObject, oneOf, requiredLine } from '../../core/fields.schema';

const permission = oneOf('A permission', PERMISSIONS);

const fields = {
  name: requiredLine('Name', 300),
  permissions: z
    .array(permission, { error: 'Permissions are required' })
    .check(z.minLength(1, 'Choose at least one permission')),
};

/** An address or a network in the manner of `203.0.113.0/24`; the server checks its parts. */
const network = z
  .string({ error: 'A network must be text' })
  .check(
    z.regex(/^[\da-fA-F:.]{2,45}(?:\/\d{1,3})?$/, 'A network is an address such as 203.0.113.0/24'),
  );

/** Without `expiresAt` it does not expire; without `networks` it may come from anywhere. */
export const createTokenSchema = jsonObject({
  ...fields,
  expiresAt: z.nullish(instant('expiresAt')),
  networks: z.nullish(
    z.array(network, { error: 'Networks must be a list' }).check(z.maxLength(50)),
  ),
});

/** The values of the dialog's form: networks one a line. */
export const tokenFormSchema = z.object({
  ...fields,
  expiresIn: z.enum(['30', '90', '365', 'never']),
  networks: z.string(),
});

export type CreateToken = z.output<typeof createTokenSchema>;
export type TokenForm = z.input<typeof tokenFormSchema>;
