import {
  useNavigate,
  useReconnected,
  useSession,
  useSubscription,
  useToast,
  useTranslations,
} from '@hausgeist/shell-api';
import {
  createContext,
  use,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { readFragment } from '../../gql/fragment-masking';
import {
  NotificationRowFragmentDoc,
  NotificationUpdatesDocument,
  type NotificationRowFragment,
} from '../../gql/graphql';
import { Bell } from './Bell';
import { playTone } from './play-tone';
import { useKeepPush } from './push/use-keep-push';
import { useEmergencyText } from './use-emergency-text';
import { useTitleCount } from './use-title-count';

/** Told of a notification that has come; of none where some were read, or may have been missed. */
type Listener = (row: NotificationRowFragment | undefined) => void;

interface Live {
  unreadCount: number;
  listen: (listener: Listener) => () => void;
}

const LiveContext = createContext<Live>({ unreadCount: 0, listen: () => () => undefined });

/** Wait before following again after the server ended it. */
const FOLLOW_AGAIN_MS = 4_000;

/** Where the console's list of notifications is. */
interface NotificationsLiveProps {
  path: string;
  children: ReactNode;
}

/**
 * Follows what the viewer is told, wherever in the console they are: the bell in the header, the number in
 * the tab's title, a sound, and what was pressed outside of the page.
 */
export function NotificationsLive({ path, children }: NotificationsLiveProps) {
  const { status, viewer } = useSession();
  // Nothing else is open to those who have to change their password first.
  const skip = status !== 'signedIn' || viewer?.companyUser?.passwordChangeIsDue === true;
  const alarm = useAlarm(path);
  const [unreadCount, setUnreadCount] = useState(0);
  const [listeners] = useState(() => new Set<Listener>());
  const again = useRef<ReturnType<typeof setTimeout>>(undefined);
  const restarted = useRef<() => void>(undefined);
  const followLater = () => {
    clearTimeout(again.current);
    again.current = setTimeout(() => restarted.current?.(), FOLLOW_AGAIN_MS);
  };
  const { restart } = useSubscription(NotificationUpdatesDocument, {
    skip,
    fetchPolicy: 'no-cache',
    ignoreResults: true,
    onData: ({ data: { data } }) => {
      if (!data) return;
      const { unreadCount: count, notification, hasSound } = data.notificationUpdates;
      const row = readFragment(NotificationRowFragmentDoc, notification) ?? undefined;
      setUnreadCount(count);
      if (hasSound) playTone(row?.kind === 'EMERGENCY');
      if (row?.kind === 'EMERGENCY') alarm(row);
      for (const listener of listeners) listener(row);
    },
    onError: followLater,
    onComplete: followLater,
  });
  useEffect(() => {
    restarted.current = skip ? undefined : restart;
    return () => clearTimeout(again.current);
  }, [skip, restart]);
  useReconnected(() => {
    for (const listener of listeners) listener(undefined);
  });
  useTitleCount(unreadCount);
  useOpenedOutside();
  useKeepPush();
  const value = useMemo(
    () => ({
      unreadCount,
      listen: (listener: Listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    }),
    [unreadCount, listeners],
  );
  return (
    <LiveContext value={value}>
      <Bell path={path} unreadCount={unreadCount} />
      {children}
    </LiveContext>
  );
}

/** Says an emergency on whatever page one is: what, of whom, and the way there; of several how many, and the way to the list. */
function useAlarm(list: string) {
  const t = useTranslations('notifications');
  const toast = useToast();
  const navigate = useNavigate();
  const textOf = useEmergencyText();
  const wayTo = (label: string, to: string) => ({ label, onPress: () => void navigate(to) });
  return (row: NotificationRowFragment) =>
    toast(
      [textOf(row.danger), row.subject].filter(Boolean).join(' · '),
      'danger',
      wayTo(t('openConversation'), row.path),
      {
        name: 'emergencies',
        text: (count) => t('emergencies', { count }),
        action: wayTo(t('openList'), list),
      },
    );
}

/** How many notifications the viewer has not read. */
export const useUnreadCount = (): number => use(LiveContext).unreadCount;

/** Calls back when a notification comes, and without one when the list is to be read anew. */
export function useNotifications(callback: Listener): void {
  const { listen } = use(LiveContext);
  const take = useEffectEvent(callback);
  useEffect(() => listen((row) => take(row)), [listen]);
}

/** Goes where a notification leads that was pressed on the desktop while the console is open. */
function useOpenedOutside(): void {
  const navigate = useNavigate();
  const open = useEffectEvent((data: unknown) => {
    const { kind, path } = data as { kind?: unknown; path?: unknown };
    if (kind === 'open-notification' && typeof path === 'string') void navigate(path);
  });
  useEffect(() => {
    const { serviceWorker } = navigator as Partial<Navigator>;
    if (!serviceWorker) return undefined;
    const take = (event: MessageEvent) => open(event.data ?? {});
    serviceWorker.addEventListener('message', take);
    serviceWorker.startMessages();
    return () => serviceWorker.removeEventListener('message', take);
  }, []);
}
