// The service worker of this page. Browsers have none on plain http, unless the host is this computer: then the app works without one.
import { savesData } from '../../common/api/saves-data.ts'
import { registerWorker } from '../../common/ui/register-worker.ts'

/** Milliseconds after the first menu: by then other pages are preloaded, whose files the worker takes from the browser's cache. */
const registerAfter = 5_000

/** Resolves when a worker has deleted the previous version; it controls open pages a moment earlier. */
const untilActive = (worker: ServiceWorker) =>
  new Promise<void>((resolve) => {
    const check = () => {
      if (worker.state === 'activated') resolve()
    }
    worker.addEventListener('statechange', check)
    check()
  })

/** Whether the worker is newer: a worker of this version has this page's script, while a newer one has deleted it. */
const isOutdated = async () => {
  const script = document.querySelector<HTMLScriptElement>('script[type=module]:not([async])')?.src
  return script !== undefined && !(await caches.match(script, { ignoreVary: true }))
}

type Listeners = {
  /** Called when a worker begins to control this page. */
  onServed: () => void
  /** Called when that worker is newer than this page. */
  onOutdated: () => void
  /** Called when the user taps a notification that links to this path. */
  onShowPath: (path: string) => void
}

/** Registers the worker and follows it. Returns a function that stops following it. */
export const followWorker = ({ onServed, onOutdated, onShowPath }: Listeners): (() => void) => {
  if (!('serviceWorker' in navigator)) return () => undefined
  // oxlint-disable-next-line eslint/no-restricted-properties -- its existence was checked above
  const workers = navigator.serviceWorker
  const handleServed = async () => {
    onServed()
    if (workers.controller) await untilActive(workers.controller)
    // In data saver mode the worker has stored no version to compare with this page's.
    if (!savesData() && (await isOutdated().catch(() => false))) onOutdated()
  }
  const handleMessage = ({ data }: MessageEvent<{ showPath?: string }>) => data.showPath && onShowPath(data.showPath)
  // The app stays open for days on a home screen, so it checks for a new worker whenever it comes to the front.
  const look = () => {
    if (!document.hidden)
      void workers
        .getRegistration()
        .then((registration) => registration?.update())
        .catch(() => undefined)
  }
  workers.addEventListener('controllerchange', handleServed)
  workers.addEventListener('message', handleMessage)
  document.addEventListener('visibilitychange', look)
  const timer = savesData() ? undefined : setTimeout(registerWorker, registerAfter)
  return () => {
    workers.removeEventListener('controllerchange', handleServed)
    workers.removeEventListener('message', handleMessage)
    document.removeEventListener('visibilitychange', look)
    clearTimeout(timer)
  }
}
