import { Navigate, Outlet, useMatch } from '@tanstack/react-router';
import type { Permission } from '../../../db/permissions';
import { ButtonLink } from '../../components/ui/button';
import { ErrorState } from '../../components/ui/empty-state';
import { SkeletonScreen } from '../../components/skeleton-screen';
import { ToastRegion } from '../../components/ui/toast/toast-region';
import { TooltipProvider } from '../../components/ui/tooltip';
import { useLiveConsole } from '../../features/chat/use-live-console';
import { useUnreadCount } from '../../features/chat/use-unread-count';
import { useLiveLeads } from '../../features/leads/use-live-leads';
import {
  useBrowserNotifications,
  useReadNotifications,
} from '../../features/notifications/use-notifications';
import { useDueLeadsCount } from '../../features/leads/use-due-leads';
import { SignIn } from '../../features/staff/sign-in';
import { SessionGate } from '../../features/staff/session-gate';
import { useSessionRenewal } from '../../features/staff/use-session-renewal';
import { useKeepFocus } from '../../hooks/use-keep-focus';
import { useHasSession } from '../../hooks/use-has-session';
import { useMe, useRememberAccount } from '../../hooks/use-permissions';
import { useAccess, useClearCacheOnSignOut } from '../../features/staff/use-access';
import { useDocumentTitle } from '../../hooks/use-document-title';
import { ConsoleRail } from './console-rail';
import { consoleSections, isOpenTo, type Section } from './console-sections';
import { useSection } from './use-section';
import { useLiveChanges } from './use-live-changes';
import { site } from '../../config/site';
import { trpc } from '../../lib/trpc';
import '../../full.css';

/** The console: a rail of sections beside the open section. Without a token, the sign-in form. */
export function ConsoleLayout() {
  const { isSignedIn } = useAccess();
  useClearCacheOnSignOut(isSignedIn);
  const isReady = useHasSession() && isSignedIn;
  useSessionRenewal();
  useLiveEvents(isReady);
  useRememberAccount();
  useKeepFocus();
  const me = useMe();
  const may = (permission: Permission) => isReady && me?.permissions.includes(permission) === true;
  const unreadCount = useUnreadCount(may('chat:read'));
  useBrowserNotifications(may('leads:read'));
  const dueLeads = useDueLeadsCount(may('leads:read'));
  const section = useSection();
  // Tells browser tabs apart. Not in the routes' heads, because every public page would load it.
  const title = [section?.label, 'Console', site.name].filter(Boolean).join(' | ');
  useDocumentTitle(title, unreadCount);
  // The leads screen loads leads anyway, and shows its own errors.
  const isLeadsScreen = useMatch({ from: '/admin/leads', shouldThrow: false }) !== undefined;

  return (
    <TooltipProvider>
      {isSignedIn ? (
        <div className="relative grid min-h-screen bg-ground text-ui [--control:2.75rem] max-md:grid-rows-[auto_1fr] md:grid-cols-[4rem_minmax(0,1fr)] rail:grid-cols-[14rem_minmax(0,1fr)]">
          <ConsoleRail
            hasBell={may('leads:read')}
            counts={{
              '/admin/leads': { count: dueLeads, of: 'due' },
              '/admin/chat': { count: unreadCount, of: 'unread' },
            }}
          />
          <main
            id="main"
            tabIndex={-1}
            className="min-w-0 px-[clamp(1rem,2vw,2rem)] pt-6 pb-10 outline-none"
          >
            {me && section && !isOpenTo(section, me.permissions) ? (
              <NotPermitted section={section} permissions={me.permissions} />
            ) : isLeadsScreen ? (
              <Outlet />
            ) : (
              <SessionGate pending={section && <SkeletonScreen {...section.shape} />}>
                <Outlet />
              </SessionGate>
            )}
          </main>
        </div>
      ) : (
        <SignIn />
      )}
      <ToastRegion isEager />
    </TooltipProvider>
  );
}

/** Keeps the open screen current. After the session has ended, reading the account begins a new one. */
function useLiveEvents(isReady: boolean): void {
  const utils = trpc.useUtils();
  const { onLead, onLeads, onLeadsConnect, onLeadsMissed } = useLiveLeads();
  const { onChanged, onMissed } = useLiveChanges();
  const onNotified = useReadNotifications();
  useLiveConsole({
    isReady,
    onLead: (event) => {
      onLead(event);
      // An answer removes the notification of the lead's due time.
      onNotified();
    },
    onLeads: (event) => {
      onLeads(event);
      onNotified();
    },
    onChanged,
    onNotified,
    onConnect: () => {
      onNotified();
      onLeadsConnect();
      onMissed();
    },
    onMissed: () => {
      onNotified();
      onLeadsMissed();
      onMissed();
    },
    onClose: () => void utils.staff.me.invalidate(),
  });
}

/** Leads from the console's first screen to one that the person may open; others say why not. */
function NotPermitted({
  section,
  permissions,
}: {
  section: Section;
  permissions: readonly Permission[];
}) {
  const first = consoleSections.find((other) => isOpenTo(other, permissions));
  if (section.to === '/admin/leads' && first) return <Navigate to={first.to} replace />;
  return (
    <ErrorState
      as="h1"
      title={`${section.label} Is Not Open to You`}
      action={first && <ButtonLink to={first.to}>Open {first.label}</ButtonLink>}
    >
      Your role does not include it. An admin can change your role.
    </ErrorState>
  );
}
