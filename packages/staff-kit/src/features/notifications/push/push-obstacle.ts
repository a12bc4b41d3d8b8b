/** What keeps a browser from being told; it can be told where nothing does. */
export type PushObstacle = 'unsupported' | 'insecure' | 'denied';

/** Why this browser cannot be told, if so. */
export function pushObstacle(): PushObstacle | undefined {
  if (!window.isSecureContext) return 'insecure';
  const isThere = 'serviceWorker' in navigator && 'PushManager' in window;
  if (!isThere || typeof Notification === 'undefined') return 'unsupported';
  return Notification.permission === 'denied' ? 'denied' : undefined;
}
