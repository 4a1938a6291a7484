import type { SubmitLeadInput } from '../../../server/features/leads/submit-lead.schema';

/** Most visitors read and do not write: what checks the form loads when somebody begins to. */
export const loadCheck = () => import('../../../server/features/leads/submit-lead.schema');

interface FieldError {
  path: string;
  message: string;
}

/** What the server would say, before it is asked. Where the check does not load, the server's word is enough. */
export async function checkLead(input: SubmitLeadInput): Promise<FieldError[]> {
  const schema = await loadCheck().catch(() => null);
  const checked = schema?.submitLeadSchema.safeParse(input);
  if (!checked || checked.success) return [];
  return checked.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }));
}
