import { Outlet, useLocation, useMatch } from '@tanstack/react-router';
import { SkeletonScreen } from '../../components/skeleton-screen';
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
import { consoleSections, type Section } from './console-sections';
import { site } from '../../config/site';

/** The console: a rail of sections beside the open section. Without a token, the sign-in form. */
export function ConsoleLayout() {
  const { isSignedIn } = useAccess();
  useClearCacheOnSignOut(isSignedIn);
  const isReady = useHasSession() && isSignedIn;
  useLiveConsole({ isReady, ...useLiveLeads() });
  const unreadCount = useUnreadCount(isReady);
  const newLeads = useNewLeadsCount(isReady);
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

function useSection(): Section | undefined {
  const path = useLocation({ select: ({ pathname }) => pathname });
  return consoleSections.find(({ to }) => to === path);
}
