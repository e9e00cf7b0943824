import { updateSession } from '../session/session.ts'

let registering: Promise<void> | undefined

/**
 * Registers the service worker: a while after the first menu, and at the latest when the cart is opened, since on Android only a worker shows the notifications
 * of an order. Browsers have none on plain http, unless the host is this computer.
 */
export const registerWorker = (): void => {
  if (!('serviceWorker' in navigator) || registering) return
  // oxlint-disable-next-line eslint/no-restricted-properties -- its existence was checked above
  registering = navigator.serviceWorker.register('/service-worker.js').then(
    () => void updateSession(() => ({ serviceWorkerRegistered: true })),
    () => {
      // Registration fails without a network, and when storage is blocked; the next page that needs the worker tries again.
      registering = undefined
    },
  )
}
