import { Outlet, useLocation, useMatch } from '@tanstack/react-router';
import { ToastRegion } from '../../components/ui/toast/toast-region';
import { TooltipProvider } from '../../components/ui/tooltip';
import { useLiveConsole } from '../../features/chat/use-live-console';
import { useUnreadCount } from '../../features/chat/use-unread-count';
import { useLiveLeads } from '../../features/leads/use-live-leads';
import { useNewLeadsCount } from '../../features/leads/use-new-leads';
import { SignIn } from '../../features/staff/sign-in';
import { SessionGate } from '../../features/staff/session-gate';
import { useHasSession } from '../../features/staff/use-has-session';
import { useAccess, useClearCacheOnSignOut } from '../../features/staff/use-access';
import { useDocumentTitle } from '../../hooks/use-document-title';
import { ConsoleRail } from './console-rail';
import { consoleSections } from './console-sections';
import { site } from '../../config/site';

/** The console: a rail of sections beside the open section. Without a token, the sign-in form. */
export function ConsoleLayout() {
  const { isSignedIn } = useAccess();
  useClearCacheOnSignOut(isSignedIn);
  const isReady = useHasSession() && isSignedIn;
  useLiveConsole({ isReady, ...useLiveLeads() });
  const unreadCount = useUnreadCount(isReady);
  const newLeads = useNewLeadsCount(isReady);
  useDocumentTitle(useSectionTitle(), unreadCount);
  // The leads screen loads leads anyway, and shows its own errors.
  const isLeadsScreen = useMatch({ from: '/admin/leads', shouldThrow: false }) !== undefined;

  return (
    <TooltipProvider>
      {isSignedIn ? (
        <div className="relative grid min-h-screen bg-ground text-ui [--control:2.75rem] max-md:grid-rows-[auto_1fr] md:grid-cols-[4rem_minmax(0,1fr)] rail:grid-cols-[14rem_minmax(0,1fr)]">
          <ConsoleRail
            counts={{
              '/admin/leads': { count: newLeads, of: 'new' },
              '/admin/chat': { count: unreadCount, of: 'unread' },
            }}
          />
          <main
            id="main"
            tabIndex={-1}
            className="min-w-0 px-[clamp(1rem,2vw,2rem)] pt-6 pb-10 outline-none"
          >
            {isLeadsScreen ? (
              <Outlet />
            ) : (
              <SessionGate>
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

/** Tells browser tabs apart. Not in the routes' heads, because every public page would load it. */
function useSectionTitle(): string {
  const path = useLocation({ select: ({ pathname }) => pathname });
  const section = consoleSections.find(({ to }) => to === path);
  return [section?.label, 'Console', site.name].filter(Boolean).join(' | ');
}
