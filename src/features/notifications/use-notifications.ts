import { useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef } from 'react';
import { showNotification } from '../../lib/browser-notifications';
import { readAgain } from '../../lib/read-again';
import { type Outputs, trpc } from '../../lib/trpc';
import { isSoundOn, playAlarm } from '../../lib/alarm-sound';

export type Notified = Outputs['notifications']['list']['notifications'][number];

/** The panel shows so many. */
const NEWEST = { limit: 30 };

/** The newest notifications; events of the socket read them again. */
export const useNotifications = (isReady: boolean) =>
  trpc.notifications.list.useQuery(NEWEST, { enabled: isReady });

export function useReadNotifications() {
  const utils = trpc.useUtils();
  return () => void readAgain(utils.notifications.list, NEWEST);
}

export function useMarkRead() {
  const utils = trpc.useUtils();
  return trpc.notifications.markRead.useMutation({
    onMutate: ({ ids, until }) =>
      utils.notifications.list.setData(NEWEST, (list) => list && withRead(list, { ids, until })),
    onSettled: () => void utils.notifications.list.invalidate(),
  });
}

type List = Outputs['notifications']['list'];

function withRead(
  list: List,
  { ids, until }: { ids?: string[] | null | undefined; until?: string | null | undefined },
): List {
  const isMeant = ({ id, createdAt }: Notified) =>
    ids?.includes(id) === true || (typeof until === 'string' && createdAt <= until);
  const marked = list.notifications.filter((one) => one.readAt === null && isMeant(one));
  const count = marked.filter(({ isInConsole }) => isInConsole).length;
  return {
    ...list,
    unread: Math.max(0, list.unread - count),
    notifications: list.notifications.map((one) =>
      marked.includes(one) ? { ...one, readAt: new Date().toISOString() } : one,
    ),
  };
}

/** Shows what comes in while the console is open, if the person chose so and the browser may. */
export function useBrowserNotifications(isReady: boolean): void {
  const { data } = useNotifications(isReady);
  const navigate = useNavigate();
  const newestSeen = useRef<string>(undefined);
  const show = useEffectEvent(({ id, title, excerpt, ...about }: Notified) =>
    showNotification({
      id,
      title,
      body: excerpt ?? undefined,
      onOpen: () => void navigate(linkTo(about)),
    }),
  );
  useEffect(() => {
    if (!data) return;
    const seen = newestSeen.current;
    newestSeen.current = [seen ?? '', data.notifications[0]?.createdAt ?? ''].sort().at(-1);
    // What was there before the console was opened is in its panel.
    if (seen === undefined) return;
    const isNew = (one: Notified) => one.createdAt > seen && one.readAt === null;
    const fresh = data.notifications.filter(isNew).reverse();
    for (const one of fresh.filter(({ isInBrowser }) => isInBrowser)) show(one);
    if (isSoundOn() && fresh.some(({ event }) => event === 'waiting')) playAlarm();
  }, [data]);
}

/** What a notification is about; the list where it stands for many. */
export const linkTo = ({
  leadId,
  conversationId,
  projectId,
  updateId,
}: Pick<Notified, 'leadId' | 'conversationId' | 'projectId' | 'updateId'>) => {
  if (projectId !== null) {
    const search = { tab: 'updates', project: projectId, update: updateId ?? undefined } as const;
    return { to: '/admin/clients', search } as const;
  }
  return conversationId === null
    ? ({ to: '/admin/leads', search: { lead: leadId ?? undefined } } as const)
    : ({ to: '/admin/chat', search: { conversation: conversationId } } as const);
};
