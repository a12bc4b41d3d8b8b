/**
 * What browsers run in the background: shows what was pushed, and leads to it when it is pressed. A text,
 * as it runs nowhere but there. An open console is told where to go; otherwise one is opened.
 */
export const SERVICE_WORKER = `'use strict';
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

function read(event) {
  try {
    return event.data.json();
  } catch {
    return {};
  }
}

self.addEventListener('push', (event) => {
  const { title = 'Hausgeist', path = '/', tag = 'hausgeist', isUrgent = false } = read(event);
  event.waitUntil(
    self.registration.showNotification(title, {
      tag,
      renotify: isUrgent,
      requireInteraction: isUrgent,
      data: { path },
    }),
  );
});

const inConsole = (url) => /^\\/(?:company|admin)(?:\\/|$)/.test(new URL(url).pathname);

async function open(path) {
  const target = new URL(path, self.location.origin);
  if (target.origin !== self.location.origin) return;
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const area = target.pathname.split('/')[1];
  const page = pages.find(({ url }) => inConsole(url) && new URL(url).pathname.split('/')[1] === area);
  if (!page) return self.clients.openWindow(target.href);
  page.postMessage({ kind: 'open-notification', path });
  return page.focus();
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data.path));
});
`;
