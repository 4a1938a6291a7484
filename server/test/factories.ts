import type { Database } from '../../db/client';
import { newId } from '../../db/ids';
import { leads } from '../../db/schema';
import { leadSearchText } from '../features/leads/leads.schema';
import type { SubmitLeadInput } from '../features/leads/submit-lead.schema';

let count = 0;

/** A valid inquiry, each one different; overrides win. */
export function anInquiry(overrides: Partial<SubmitLeadInput> = {}): SubmitLeadInput {
  count += 1;
  return {
    name: `Dana Haddad ${count}`,
    email: `dana${count}@northgate.example`,
    company: 'Northgate Foods',
    phone: '+962 6 555 0142',
    interest: 'supply-chain',
    message: 'We lose about 4% of chilled stock every spring.',
    ...overrides,
  };
}

type NewLead = Partial<typeof leads.$inferInsert>;

/** Rows as inquiries leave them, a minute apart unless `vary` says otherwise; the last is the newest. */
export function storeLeads(
  database: Database,
  amount: number,
  vary: (index: number) => NewLead = () => ({}),
): string[] {
  return database.transaction((transaction) =>
    Array.from({ length: amount }, (_, index) => {
      const lead = {
        ...anInquiry(),
        id: newId(),
        createdAt: new Date(Date.UTC(2026, 10, 1) + index * 60_000).toISOString(),
        ...vary(index),
      };
      const searchText = leadSearchText({
        name: lead.name,
        email: lead.email,
        company: lead.company ?? null,
        interest: lead.interest ?? null,
      });
      transaction
        .insert(leads)
        .values({ ...lead, searchText })
        .run();
      return lead.id;
    }),
  );
}
