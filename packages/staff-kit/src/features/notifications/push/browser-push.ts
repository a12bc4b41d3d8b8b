/** The program that shows pushes, and the folder without pages that it is confined to. */
const WORKER = '/push/worker.js';
const SCOPE = '/push/';

/** What the server needs to reach this browser. */
export interface BrowserSubscription {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** Subscribes this browser with the server's key; a subscription with another key is replaced. */
export async function subscribeBrowser(pushKey: string): Promise<BrowserSubscription> {
  const registration = await navigator.serviceWorker.register(WORKER, { scope: SCOPE });
  await activated(registration);
  const known = await registration.pushManager.getSubscription();
  if (known && keyOf(known) !== pushKey) await known.unsubscribe();
  const subscription = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: pushKey,
  });
  const { endpoint, keys } = subscription.toJSON();
  const { p256dh, auth } = keys ?? {};
  if (!endpoint || !p256dh || !auth) throw new Error('The browser has not told how to reach it.');
  return { endpoint, p256dh, auth };
}

/** Ends the subscription of this browser. */
export async function unsubscribeBrowser(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration(SCOPE);
  const subscription = await registration?.pushManager.getSubscription();
  await subscription?.unsubscribe();
}

/** Browsers subscribe only with a program that runs. */
async function activated({
  active,
  installing,
  waiting,
}: ServiceWorkerRegistration): Promise<void> {
  const worker = active ?? installing ?? waiting;
  if (!worker || worker.state === 'activated') return;
  await new Promise<void>((resolve) => {
    worker.addEventListener('statechange', () => {
      if (worker.state === 'activated') resolve();
    });
  });
}

/** The key of a subscription, base64url as the server gives it. */
function keyOf({ options }: PushSubscription): string | undefined {
  const { applicationServerKey: key } = options;
  if (!key) return undefined;
  const text = String.fromCharCode(...new Uint8Array(key));
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}
