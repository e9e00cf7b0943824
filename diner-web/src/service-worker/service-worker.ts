// The service worker: the app opens without a network, because its shell, its assets and the last menu are stored on the phone. It also
// shows the notifications of an order.
import { savesData } from '../common/api/saves-data.ts'
import { answerRequest } from './answer-request.ts'
import { showOrderPage, type Pages } from './show-order-page.ts'
import { showPush, type PushData, type Registration } from './show-push.ts'
import { deleteOtherVersions, storeVersion, versionOf, type BuiltFile } from './store-version.ts'

type WorkerEvent = Event & { waitUntil: (work: Promise<unknown>) => void }
type RequestEvent = WorkerEvent & { request: Request; respondWith: (answer: Promise<Response>) => void }
type PushEvent = WorkerEvent & { data: PushData | null }
type TapEvent = WorkerEvent & { notification: { close: () => void } }
/** The used members of a service worker, because TypeScript's types for workers conflict with the types for pages. */
declare const self: {
  /** The files of the build, written by vite-plugin-pwa. */
  __WB_MANIFEST: BuiltFile[]
  addEventListener: {
    (type: 'install' | 'activate', listener: (event: WorkerEvent) => void): void
    (type: 'fetch', listener: (event: RequestEvent) => void): void
    (type: 'push', listener: (event: PushEvent) => void): void
    (type: 'notificationclick', listener: (event: TapEvent) => void): void
  }
  clients: Pages & { claim: () => Promise<void> }
  registration: Registration
  skipWaiting: () => Promise<void>
}

const files = self.__WB_MANIFEST
const version = versionOf(files)

// The worker takes over immediately, so that no phone stays with an old one; pages of the previous version offer a reload
// (`update-offer.tsx`).
self.addEventListener('install', (event) => {
  // In data saver mode the worker shows notifications, and stores nothing in advance.
  const stored = savesData() ? Promise.resolve() : storeVersion(files)
  event.waitUntil(stored.then(() => self.skipWaiting()))
})
self.addEventListener('activate', (event) => event.waitUntil(deleteOtherVersions(version).then(() => self.clients.claim())))
self.addEventListener('fetch', (event) => {
  const answer = answerRequest(event.request, { version, until: (work) => event.waitUntil(work) })
  if (answer) event.respondWith(answer)
})
self.addEventListener('push', (event) => event.waitUntil(showPush(event.data, self.registration)))
self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(showOrderPage(self.clients))
})
