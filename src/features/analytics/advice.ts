import { countOf, formatCount } from '../../lib/numbers';
import { formatRate } from './figures';

interface Stats {
  totalEvents: number;
  sessions: number;
  conversionRate: number;
  topEvents: { type: string; count: number }[];
}

interface Advice {
  title: string;
  text: string;
  isPositive: boolean;
}

/** More events than this count as high engagement. */
const HIGH_ENGAGEMENT = 100;
/** A conversion rate above this percentage is excellent. */
const EXCELLENT_RATE = 5;
/** Of fewer sessions a rate says little: one inquiry more or less would change it. */
const MIN_SESSIONS = 100;

/** Explains the figures in sentences. */
export function adviceFor(stats: Stats): Advice[] {
  return [trafficPattern(stats), conversionHealth(stats), userBehavior(stats)];
}

function trafficPattern({ totalEvents }: Stats): Advice {
  const title = 'Traffic Pattern';
  const events = countOf(totalEvents, 'events');
  if (totalEvents > HIGH_ENGAGEMENT) {
    return {
      title,
      isPositive: true,
      text: `Your website shows high engagement: ${events} tracked.`,
    };
  }
  if (totalEvents === 0) {
    return { title, isPositive: false, text: 'Nobody was seen yet. Share a page and look again.' };
  }
  return {
    title,
    isPositive: false,
    text: `Traffic is still building up: ${events} tracked. More than ${HIGH_ENGAGEMENT} would tell you more.`,
  };
}

function conversionHealth({ conversionRate, sessions, totalEvents }: Stats): Advice {
  const title = 'Conversion Health';
  const rate = formatRate(conversionRate);
  if (totalEvents === 0) {
    const text = 'There are no sessions yet that could lead to an inquiry.';
    return { title, isPositive: false, text };
  }
  if (sessions < MIN_SESSIONS) {
    const few = `${countOf(sessions, 'sessions')} ${sessions === 1 ? 'is' : 'are'} too few to judge`;
    const text = `${few} the conversion rate by. Look again when there are ${MIN_SESSIONS}.`;
    return { title, isPositive: false, text };
  }
  if (conversionRate > EXCELLENT_RATE) {
    return { title, isPositive: true, text: `Your conversion rate of ${rate} is excellent.` };
  }
  return {
    title,
    isPositive: false,
    text: `Your conversion rate of ${rate} has room to grow. Try a clearer call to action.`,
  };
}

function userBehavior({ topEvents, totalEvents }: Stats): Advice {
  const title = 'User Behavior';
  const [top] = topEvents;
  if (!top)
    return { title, isPositive: false, text: 'Visitors have done nothing yet to learn from.' };
  const share = Math.round((100 * top.count) / Math.max(1, totalEvents));
  return {
    title,
    isPositive: true,
    text: `The most common event is ${top.type}: ${formatCount(top.count)} times, ${share}% of all.`,
  };
}

export const TIPS = [
  {
    title: 'Improve Conversion Rate',
    text: 'Put one clear action on each page, and ask for less in the form.',
  },
  {
    title: 'Increase Engagement',
    text: 'Lead from every article to a case study, and from there to a conversation.',
  },
  {
    title: 'Track More Goals',
    text: 'Send an event for whatever matters to you: POST /api/analytics/track takes any name.',
  },
  {
    title: 'Data-Driven Decisions',
    text: 'Change one thing at a time, and compare a period with the one before.',
  },
] as const;
