import { FUNNEL_STEPS, type FunnelStep } from '../../../db/enums';

const CONTACT_PAGE = /^(?:\/ar)?\/contact$/;
/** Sent when somebody begins to fill in the contact form, and when it is sent. */
const FORM = 'form:contact';

const stepNumber = (step: FunnelStep) => FUNNEL_STEPS.indexOf(step);

/** The step of the funnel that an event shows, by its index; the first one for most events. */
export function stepOf({ type, path }: { type: string; path: string | null }): number {
  if (type.startsWith(FORM)) return stepNumber('begun');
  return stepNumber(path !== null && CONTACT_PAGE.test(path) ? 'contact' : 'page');
}

/** The steps that a session has reached, those before its furthest included. */
export function stepsOf(session: { step: number; conversions: number }): readonly FunnelStep[] {
  const furthest = session.conversions > 0 ? stepNumber('sent') : session.step;
  return FUNNEL_STEPS.slice(0, furthest + 1);
}
