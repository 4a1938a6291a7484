import { storeLeads } from '../leads/leads.examples';
import type { Examples, ExampleWorld } from '../examples.types';

let count = 0;

/** The address of somebody who sent an inquiry. */
function known({ database }: ExampleWorld) {
  count += 1;
  const email = `maya${count}@tiraz.example`;
  storeLeads(database, 1, () => ({ email }));
  return { email };
}

export const peopleExamples: Examples = {
  erase: { good: known, bad: { email: 'maya' } },
  lookUp: { good: known, bad: { email: 'maya' } },
  show: { good: known, bad: { email: 'maya' } },
};
