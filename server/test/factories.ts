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
