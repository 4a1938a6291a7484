import { Outlet, useLocation, useMatch } from '@tanstack/react-router';
import { ToastRegion } from '../../components/ui/toast/toast-region';
import { TooltipProvider } from '../../components/ui/tooltip';
import { useLiveConsole } from '../../features/chat/use-live-console';
import { useUnread } from '../../features/chat/use-unread';
import { useLiveLeads } from '../../features/leads/use-live-leads';
import { SignIn } from '../../features/staff/sign-in';
import { StaffRead } from '../../features/staff/staff-read';
import { useHasRead } from '../../features/staff/use-has-read';
import { useAccess, useForgetting } from '../../features/staff/use-access';
import { useTitle } from '../../hooks/use-title';
import { ConsoleRail } from './console-rail';
import { consoleSections } from './console-sections';
import { site } from '../../config/site';

/** The console: a rail of sections beside the open one. Without a token, the sign-in form instead. */
export function ConsoleLayout() {
  const { isSignedIn } = useAccess();
  useForgetting(isSignedIn);
  const isReady = useHasRead() && isSignedIn;
  useLiveConsole({ isReady, ...useLiveLeads() });
  const unread = useUnread(isReady);
  useTitle(useSectionTitle(), unread);
  // The leads screen reads leads anyway, and shows its own failures.
  const isLeadsScreen = useMatch({ from: '/admin/leads', shouldThrow: false }) !== undefined;

  return (
    <TooltipProvider>
      {isSignedIn ? (
        <div className="grid min-h-screen bg-ground text-ui [--control:2.75rem] max-md:grid-rows-[auto_1fr] md:grid-cols-[14rem_minmax(0,1fr)]">
          <ConsoleRail waiting={{ '/admin/chat': unread }} />
          <main id="main" className="min-w-0 px-[clamp(1rem,2vw,2rem)] pt-6 pb-10">
            {isLeadsScreen ? (
              <Outlet />
            ) : (
              <StaffRead>
                <Outlet />
              </StaffRead>
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

/** So that tabs can be told apart. Not in the routes' heads, which every public page would load. */
function useSectionTitle(): string {
  const path = useLocation({ select: ({ pathname }) => pathname });
  const section = consoleSections.find(({ to }) => to === path);
  return [section?.label, 'Console', site.name].filter(Boolean).join(' | ');
}
