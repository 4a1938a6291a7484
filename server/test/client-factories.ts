import type { Database } from '../../db/client';
import { newId } from '../../db/ids';
import { clients, projects, projectUpdates } from '../../db/schema';

let count = 0;

/** A valid client as a tool posts it, each one different; overrides win. */
export function aClient(overrides: Record<string, unknown> = {}) {
  count += 1;
  return {
    name: `Rana Odeh ${count}`,
    email: `rana${count}@petra.example`,
    company: 'Petra Steel',
    ...overrides,
  };
}

type Overrides<Table extends { $inferInsert: object }> = Partial<Table['$inferInsert']>;

export function storeClient(database: Database, overrides: Overrides<typeof clients> = {}): string {
  const id = newId();
  database
    .insert(clients)
    .values({ ...aClient(), id, ...overrides })
    .run();
  return overrides.id ?? id;
}

/** Brings a client of its own where none is named. */
export function storeProject(
  database: Database,
  { clientId = storeClient(database), ...overrides }: Overrides<typeof projects> = {},
): string {
  const id = newId();
  database
    .insert(projects)
    .values({ title: 'Demand forecast', id, clientId, ...overrides })
    .run();
  return overrides.id ?? id;
}

/** Brings a project of its own where none is named. */
export function storeUpdate(
  database: Database,
  { projectId = storeProject(database), ...overrides }: Overrides<typeof projectUpdates> = {},
): string {
  const id = newId();
  database
    .insert(projectUpdates)
    .values({ title: 'Pilot is live', content: 'Two stores.', id, projectId, ...overrides })
    .run();
  return overrides.id ?? id;
}
