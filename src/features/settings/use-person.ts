import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type Outputs, trpc } from '../../lib/trpc';

export type Person = Outputs['people']['lookUp'];
export type Section = Person['sections'][number];

export const isErased = ({ stays }: Section) => stays === null;

const personKey = (email: string) => ['person', email];

/** Read by a call that posts the address, so that it is in no URL; forgotten with the screen. */
export function usePerson(email: string) {
  const { client } = trpc.useUtils();
  return useQuery({
    queryKey: personKey(email),
    queryFn: () => client.people.lookUp.mutate({ email }),
    gcTime: 0,
  });
}

/** Reads again what is shown of a person. */
export function useRereadPerson() {
  const queries = useQueryClient();
  return (email: string) => void queries.invalidateQueries({ queryKey: personKey(email) });
}
