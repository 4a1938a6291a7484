import { v7 } from 'uuid';

/** UUIDv7, monotonic within the process, so ids sort as rows were made. */
export function newId(): string {
  return v7();
}
