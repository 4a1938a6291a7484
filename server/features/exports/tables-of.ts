import type { DescribedTables } from '../../core/described-tables';
import type { Feature } from '../define-feature';

/** What the nouns declare; `described-tables.test.ts` fails for a table that none of them does. */
export const tablesOf = (features: Record<string, Feature>): DescribedTables =>
  Object.assign({}, ...Object.values(features).map(({ tables }) => tables)) as DescribedTables;
