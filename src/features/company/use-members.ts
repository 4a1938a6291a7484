import type { Language } from '../../../db/public-enums';
import { trpc } from '../../lib/trpc';

/** The people of the firm in a language. English is read without input, as by the loaders. */
export const useMembers = (language: Language) =>
  trpc.team.members.useQuery(language === 'en' ? undefined : { language });
