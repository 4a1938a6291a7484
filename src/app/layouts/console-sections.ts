import { Building2, ChartLine, FileText, type IconNode, Mail, MessageSquare } from 'lucide';
import type { ScreenShape } from '../../components/skeleton-screen';
import type { FileRoutesByTo } from '../../routeTree.gen';

export interface Section {
  label: string;
  to: Extract<keyof FileRoutesByTo, `/admin/${string}`>;
  icon: IconNode;
  /** Of the skeleton that shows until the session has begun. */
  shape: ScreenShape;
}

export const consoleSections: Section[] = [
  {
    label: 'Leads',
    to: '/admin/leads',
    icon: Mail,
    shape: { hasIntro: false, cards: 4, hasTabs: false },
  },
  {
    label: 'Content',
    to: '/admin/content',
    icon: FileText,
    shape: { hasIntro: false, cards: 0, hasTabs: true },
  },
  {
    label: 'Analytics',
    to: '/admin/analytics',
    icon: ChartLine,
    shape: { hasIntro: true, cards: 4, hasTabs: true },
  },
  {
    label: 'Chat',
    to: '/admin/chat',
    icon: MessageSquare,
    shape: { hasIntro: true, cards: 3, hasTabs: false },
  },
  {
    label: 'Clients',
    to: '/admin/clients',
    icon: Building2,
    shape: { hasIntro: true, cards: 4, hasTabs: true },
  },
];
