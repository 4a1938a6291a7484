import type { Language } from '../../../db/public-enums';
import { listInput } from '../../lib/list-input';
import { trpc } from '../../lib/trpc';

/** The people of the firm in a language. */
export const useMembers = (language: Language) => trpc.team.members.useQuery(listInput(language));
