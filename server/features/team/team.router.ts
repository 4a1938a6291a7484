import { publicProcedure, requires, router } from '../../trpc/init';
import { languageOf } from '../content/publication';
import { publicListInput } from '../content/publication.schema';
import { createMemberSchema, updateMemberSchema } from './team.schema';
import { createMember, listMembers, listTeam, updateMember } from './team.service';

/** Their pages show who wrote them. */
const SIGNED = ['insights', 'caseStudies', 'pages'];

export const teamRouter = router({
  /** The people of the firm, for the page about it. */
  members: publicProcedure
    .input(publicListInput)
    .query(({ ctx, input }) => listMembers(ctx.deps.database, languageOf(input))),

  list: requires('content:read').query(({ ctx }) => listTeam(ctx.deps.database)),

  /** Bylines and structured data show members, so they need the permission to publish. */
  create: requires('content:write', 'content:publish')
    .meta({ isCreating: true })
    .input(createMemberSchema)
    .mutation(({ ctx, input }) => ctx.write(() => createMember(ctx.deps.database, input, ctx.now))),

  update: requires('content:write', 'content:publish')
    .input(updateMemberSchema)
    .mutation(({ ctx, input }) =>
      ctx.write(
        () => updateMember(ctx.deps.database, input, ctx.now),
        () => {
          for (const noun of SIGNED) ctx.deps.responseCache.invalidate(noun);
        },
      ),
    ),
});
