import { memo, useMemo } from 'react';
import type { Client } from './use-clients';

/** Thousands of options, so they render only when the clients change. */
export const ClientOptions = memo(function ClientOptions({ clients }: { clients: Client[] }) {
  const sorted = useMemo(
    () => clients.toSorted((one, other) => one.name.localeCompare(other.name, 'en')),
    [clients],
  );
  return sorted.map(({ id, name, company }) => (
    <option key={id} value={id}>
      {name} - {company}
    </option>
  ));
});
