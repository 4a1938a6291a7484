import { createFileRoute } from '@tanstack/react-router';
import { TextLink } from '../../components/ui/text-link';
import { readAnalyticsPlace } from '../../features/analytics/analytics-place';
import { AnalyticsScreen } from '../../features/analytics/analytics-screen';
import type { LeadLink } from '../../features/analytics/conversions-tab';
import { useGo } from '../../hooks/use-place';

export const Route = createFileRoute('/admin/analytics')({
  validateSearch: readAnalyticsPlace,
  component: Analytics,
});

function Analytics() {
  return (
    <AnalyticsScreen
      place={Route.useSearch()}
      go={useGo(Route.useNavigate())}
      leadLink={LinkToLead}
    />
  );
}

const LinkToLead: LeadLink = ({ leadId, children }) => (
  <TextLink to="/admin/leads" search={{ lead: leadId }} className="block truncate">
    {children}
  </TextLink>
);
