import {
  Building2,
  ChartLine,
  FileText,
  type IconNode,
  Mail,
  MessageSquare,
  SlidersHorizontal,
} from 'lucide';
import type { Permission } from '../../../db/permissions';
import type { ScreenShape } from '../../components/skeleton-screen';
import type { FileRoutesByTo } from '../../routeTree.gen';

/** The path of a screen; the preview of one page is none. */
type Path = Exclude<Extract<keyof FileRoutesByTo, `/admin/${string}`>, `${string}$${string}`>;

export interface Section {
  label: string;
  to: Path;
  icon: IconNode;
  /** What opens it; null for everybody. */
  permission: Permission | null;
  /** Of the skeleton that shows until the session has begun. */
  shape: ScreenShape;
}

const SECTIONS: Record<Path, Omit<Section, 'to'>> = {
  '/admin/leads': {
    label: 'Leads',
    icon: Mail,
    permission: 'leads:read',
    shape: { hasIntro: false, cards: 4, hasTabs: false },
  },
  '/admin/content': {
    label: 'Content',
    icon: FileText,
    permission: 'content:read',
    shape: { hasIntro: false, cards: 0, hasTabs: true },
  },
  '/admin/analytics': {
    label: 'Analytics',
    icon: ChartLine,
    permission: 'analytics:read',
    shape: { hasIntro: true, cards: 4, hasTabs: true },
  },
  '/admin/chat': {
    label: 'Chat',
    icon: MessageSquare,
    permission: 'chat:read',
    shape: { hasIntro: true, cards: 3, hasTabs: false },
  },
  '/admin/clients': {
    label: 'Clients',
    icon: Building2,
    permission: 'clients:read',
    shape: { hasIntro: true, cards: 4, hasTabs: true },
  },
  '/admin/settings': {
    label: 'Settings',
    icon: SlidersHorizontal,
    permission: null,
    shape: { hasIntro: false, cards: 0, hasTabs: true },
  },
};

export const isOpenTo = ({ permission }: Section, permissions: readonly Permission[]) =>
  permission === null || permissions.includes(permission);

export const consoleSections = Object.entries(SECTIONS).map(([to, section]): Section => ({
  to: to as Path,
  ...section,
}));
