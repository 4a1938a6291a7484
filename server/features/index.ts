import { activities } from './activities';
import { analytics } from './analytics';
import { asks } from './asks';
import { caseStudies } from './case-studies';
import { checks } from './checks';
import { chat } from './chat';
import { clients } from './clients';
import { comments } from './comments';
import { contacts } from './contacts';
import { drafts } from './drafts';
import { exports } from './exports';
import { insights } from './insights';
import { leadImports } from './lead-imports';
import { leadReplies } from './lead-replies';
import { leads } from './leads';
import { mail } from './mail';
import { media } from './media';
import { milestones } from './milestones';
import { notifications } from './notifications';
import { pages } from './pages';
import { people } from './people';
import { portal } from './portal';
import { previews } from './previews';
import { projects } from './projects';
import { projectUpdates } from './project-updates';
import { redirects } from './redirects';
import { samples } from './samples';
import { greetings } from './greetings';
import { savedReplies } from './saved-replies';
import { savedViews } from './saved-views';
import { setup } from './setup';
import { staff } from './staff';
import { team } from './team';
import { tokens } from './tokens';
import { webhooks } from './webhooks';

/** The register: one line for each noun. The index.ts in its folder declares the rest. */
export const features = {
  // Before the leads, whose path with an id would take that of the import.
  leadImports,
  leads,
  leadReplies,
  notifications,
  caseStudies,
  insights,
  pages,
  drafts,
  previews,
  redirects,
  checks,
  media,
  analytics,
  chat,
  clients,
  contacts,
  projects,
  milestones,
  projectUpdates,
  asks,
  comments,
  portal,
  staff,
  greetings,
  savedReplies,
  savedViews,
  team,
  samples,
  setup,
  tokens,
  webhooks,
  activities,
  mail,
  people,
  exports,
};

/** The name of a noun: the key of its router, and the first part of its procedures' paths. */
export type Noun = keyof typeof features;
