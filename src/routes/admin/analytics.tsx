import { createFileRoute } from '@tanstack/react-router';
import { TextLink } from '../../components/ui/text-link';
import type { AnalyticsSearchParams } from '../../features/analytics/analytics-search-params';
import { AnalyticsScreen } from '../../features/analytics/analytics-screen';
import type { LeadLink } from '../../features/analytics/conversions-tab';
import { ChatFigures } from '../../features/chat/chat-figures';
import { usePermissions } from '../../hooks/use-permissions';
import { useSetSearchParams } from '../../hooks/use-search-params';
import { readTexts } from '../../lib/search-params';

export const Route = createFileRoute('/admin/analytics')({
  validateSearch: readTexts<keyof AnalyticsSearchParams>,
  component: Analytics,
});

function Analytics() {
  const mayReadChat = usePermissions()('chat:read');
  return (
    <AnalyticsScreen
      searchParams={Route.useSearch()}
      setSearchParams={useSetSearchParams(Route.useNavigate())}
      leadLink={LinkToLead}
      chat={mayReadChat ? (period) => <ChatFigures period={period} /> : null}
    />
  );
}

const LinkToLead: LeadLink = ({ leadId, children }) => (
  <TextLink
    to="/admin/leads"
    search={{ lead: leadId }}
    data-clipped={leadId}
    className="block truncate"
  >
    {children}
  </TextLink>
);
