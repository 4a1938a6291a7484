import { memo, useMemo } from 'react';
import type { Client } from './use-portal';

/** Thousands of options: drawn when the clients change and at no other time. */
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
