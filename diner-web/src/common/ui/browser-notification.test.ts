// @vitest-environment jsdom
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { emptySession } from '../session/session-fields.ts'

beforeEach(() => vi.resetModules())

type Registration = { active: object | null; showNotification: (title: string, options: object) => Promise<void> }

/** Opens a browser with notifications. `construct` is called by the constructor. */
const openBrowser = async ({ construct, registration }: { construct: (title: string) => void; registration?: Registration }) => {
  class Notification extends EventTarget {
    static permission = 'granted'
    constructor(title: string) {
      super()
      construct(title)
    }
  }
  vi.stubGlobal('Notification', Notification)
  if (registration)
    Object.assign(navigator, { serviceWorker: { getRegistration: async () => registration, ready: Promise.resolve(registration) } })
  onTestFinished(() => {
    vi.unstubAllGlobals()
    Reflect.deleteProperty(navigator, 'serviceWorker')
  })
  const { updateSession } = await import('../session/session.ts')
  updateSession(() => ({ ...emptySession, allowNotification: true }))
  return (await import('./browser-notification.ts')).showBrowserNotification
}

const throwsAsOnAndroid = () => {
  throw new TypeError('Illegal constructor')
}

test('a registered service worker shows the notification, with text and icon, as Android needs', async () => {
  const shown = vi.fn<Registration['showNotification']>(async () => {})
  const show = await openBrowser({ construct: throwsAsOnAndroid, registration: { active: {}, showNotification: shown } })
  await show('Order Ready', 'Your order is on the way.', '🛎️')
  expect(shown).toHaveBeenCalledExactlyOnceWith(
    'Order Ready',
    expect.objectContaining({ body: 'Your order is on the way.', tag: 'sufra-order' }),
  )
})

test('without a service worker the page shows the notification', async () => {
  const construct = vi.fn<(title: string) => void>()
  const show = await openBrowser({ construct })
  await show('Order Ready', '', '🛎️')
  expect(construct).toHaveBeenCalledExactlyOnceWith('Order Ready')
})

test('while the service worker is being installed the page shows the notification', async () => {
  const construct = vi.fn<(title: string) => void>()
  const shown = vi.fn<Registration['showNotification']>(async () => {})
  const show = await openBrowser({ construct, registration: { active: null, showNotification: shown } })
  await show('Order Ready', '', '🛎️')
  expect([construct.mock.calls.length, shown.mock.calls.length]).toEqual([1, 0])
})

test('on Android the page waits for a service worker that is being installed', async () => {
  const shown = vi.fn<Registration['showNotification']>(async () => {})
  const show = await openBrowser({ construct: throwsAsOnAndroid, registration: { active: null, showNotification: shown } })
  await show('Order Placed', '', '🧾')
  expect(shown).toHaveBeenCalledOnce()
})

test('a browser that refuses both shows no notification', async () => {
  const show = await openBrowser({
    construct: throwsAsOnAndroid,
    registration: { active: {}, showNotification: () => Promise.reject(new TypeError('no permission')) },
  })
  await expect(show('Order Ready', '', '🛎️')).resolves.toBeUndefined()
  const alone = await openBrowser({ construct: throwsAsOnAndroid })
  await expect(alone('Order Ready', '', '🛎️')).resolves.toBeUndefined()
})

test('no notification is shown to a diner who did not allow it', async () => {
  const construct = vi.fn<(title: string) => void>()
  const show = await openBrowser({ construct })
  const { updateSession } = await import('../session/session.ts')
  updateSession(() => ({ allowNotification: false }))
  await show('Order Ready', '', '🛎️')
  expect(construct).not.toHaveBeenCalled()
})
