import { createFileRoute, Link } from '@tanstack/react-router';
import { AnalyticsScreen } from '../../features/analytics/analytics-screen';
import type { LeadLink } from '../../features/analytics/conversions-tab';

export const Route = createFileRoute('/admin/analytics')({ component: Analytics });

function Analytics() {
  return <AnalyticsScreen leadLink={LinkToLead} />;
}

const LinkToLead: LeadLink = ({ leadId, children }) => (
  <Link
    to="/admin/leads"
    search={{ lead: leadId }}
    className="block truncate text-action underline underline-offset-4"
  >
    {children}
  </Link>
);
