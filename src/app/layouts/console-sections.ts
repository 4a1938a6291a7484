import { Building2, ChartLine, FileText, type IconNode, Mail, MessageSquare } from 'lucide';
import type { FileRoutesByTo } from '../../routeTree.gen';

/** The path of a screen; the preview of one page is none. */
type Path = Exclude<Extract<keyof FileRoutesByTo, `/admin/${string}`>, `${string}$${string}`>;

export interface Section {
  label: string;
  to: Path;
  icon: IconNode;
}

const SECTIONS: Record<Path, Omit<Section, 'to'>> = {
  '/admin/leads': { label: 'Leads', icon: Mail },
  '/admin/content': { label: 'Content', icon: FileText },
  '/admin/analytics': { label: 'Analytics', icon: ChartLine },
  '/admin/chat': { label: 'Chat', icon: MessageSquare },
  '/admin/clients': { label: 'Clients', icon: Building2 },
};

export const consoleSections = Object.entries(SECTIONS).map(([to, section]): Section => ({
  to: to as Path,
  ...section,
}));
