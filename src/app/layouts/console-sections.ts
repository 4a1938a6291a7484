import { Building2, ChartLine, FileText, type IconNode, Mail, MessageSquare } from 'lucide';
import type { FileRoutesByTo } from '../../routeTree.gen';

export interface Section {
  label: string;
  to: Extract<keyof FileRoutesByTo, `/admin/${string}`>;
  icon: IconNode;
}

export const consoleSections: Section[] = [
  { label: 'Leads', to: '/admin/leads', icon: Mail },
  { label: 'Content', to: '/admin/content', icon: FileText },
  { label: 'Analytics', to: '/admin/analytics', icon: ChartLine },
  { label: 'Chat', to: '/admin/chat', icon: MessageSquare },
  { label: 'Clients', to: '/admin/clients', icon: Building2 },
];
