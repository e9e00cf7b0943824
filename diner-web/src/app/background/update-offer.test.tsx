// @vitest-environment jsdom
import * as forDinerLater from '@sufra/shared/i18n/en/for-diner-later'
import { act, screen } from '@testing-library/react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { BrowserRouter } from '../../common/pages/router.ts'
import { emptySession, type Checkout } from '../../common/session/session-fields.ts'
import { updateSession, useSession } from '../../common/session/session.ts'
import { renderForUser } from '../../common/ui/render.test-data.tsx'
import { UpdateOffer } from './update-offer.tsx'

const { offline: texts } = forDinerLater
const restaurantId = '0193a2f0-0000-7000-8000-000000000001'
const rejected = { state: 'rejected', snapshot: {}, error: 'order.too_late' } as unknown as Checkout // no other field is read

const offer = () => screen.queryByText(texts.newVersion)

type Options = { storedScript?: string; register?: () => Promise<object | undefined> }

/** A browser with workers. `storedScript`: the script of the version that the worker has stored. */
const withWorkers = ({ storedScript = 'index-1.js', register = async () => ({}) }: Options = {}) => {
  const update = vi.fn<() => Promise<void>>(async () => {})
  const controller = Object.assign(new EventTarget(), { state: 'activating' })
  const container = Object.assign(new EventTarget(), { controller, register: vi.fn(register), getRegistration: async () => ({ update }) })
  Object.assign(navigator, { serviceWorker: container })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'serviceWorker'))
  vi.stubGlobal('caches', { match: async (url: string) => (url.endsWith(`/${storedScript}`) ? new Response() : undefined) })
  /** Makes the worker control the page, after it has deleted the previous version. */
  const serve = async () => {
    await act(async () => void container.dispatchEvent(new Event('controllerchange')))
    expect(offer()).toBeNull()
    controller.state = 'activated'
    await act(async () => void controller.dispatchEvent(new Event('statechange')))
  }
  return { container, update, serve }
}

let fetched: string[]
beforeEach(() => {
  fetched = []
  document.head.innerHTML = '<script type="module" src="/assets/index-1.js"></script>'
  history.replaceState(null, '', '/')
  updateSession(() => ({ ...emptySession, restaurantId }))
  vi.stubGlobal('fetch', async (url: string) => {
    fetched.push(url)
    const data = { version: 1, restaurant: { _id: restaurantId }, cuisines: [], items: [] }
    return { ok: true, status: 200, headers: new Headers(), json: async () => ({ success: true, data }) }
  })
})

/** Renders the component and advances the clock by five seconds, after which the worker is registered. */
const show = async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  const user = await renderForUser(
    <BrowserRouter>
      <UpdateOffer />
    </BrowserRouter>,
  )
  await act(async () => void (await vi.advanceTimersByTimeAsync(5_000)))
  vi.useRealTimers()
  return user
}

test('the worker is registered, and recorded in the session', async () => {
  const { container } = withWorkers()
  await show()
  expect(container.register).toHaveBeenCalledExactlyOnceWith('/service-worker.js')
  expect(useSession.getState().serviceWorkerRegistered).toBe(true)
  expect(offer()).toBeNull()
})

test('no worker is registered in data saver mode', async () => {
  const { container } = withWorkers()
  Object.assign(navigator, { connection: { saveData: true } })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'connection'))
  await show()
  expect(container.register).not.toHaveBeenCalled()
})

test('a worker of a newer version than the page offers a reload', async () => {
  const { serve } = withWorkers({ storedScript: 'index-2.js' })
  await show()
  expect(offer()).toBeNull()
  await serve()
  expect(offer()).not.toBeNull()
  expect(screen.getByRole('button', { name: texts.reload })).toBeTruthy()
})

test('a worker of the page’s own version offers nothing, and gets the menu to store', async () => {
  const { serve } = withWorkers()
  await show()
  const before = fetched.length
  await serve()
  expect(offer()).toBeNull()
  expect(fetched.slice(before)).toEqual([`/api/menu/${restaurantId}`])
})

test.each([
  ['during a checkout', '/', rejected],
  ['on a page of payment', '/payments/submitpin', emptySession.checkout],
])('%s no new version is offered', async (_when, path, checkout) => {
  history.replaceState(null, '', path)
  const { serve } = withWorkers({ storedScript: 'index-2.js' })
  await show()
  act(() => useSession.setState({ checkout }))
  await serve()
  expect(offer()).toBeNull()
})

test('a page that comes to the front checks for a newer worker', async () => {
  const { update } = withWorkers()
  await show()
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')))
  await expect.poll(() => update.mock.calls).toHaveLength(1)
})

test('tapping a notification opens the order', async () => {
  const { container } = withWorkers()
  await show()
  await act(async () => void container.dispatchEvent(new MessageEvent('message', { data: { showPath: '/successorder' } })))
  expect(location.pathname).toBe('/successorder')
})

test('a failed registration of the worker has no effect', async () => {
  withWorkers({ register: () => Promise.reject(new Error('blocked')) })
  await show()
  expect(useSession.getState().serviceWorkerRegistered).toBe(false)
})

test('a browser without workers, as on plain http, shows nothing', async () => {
  expect('serviceWorker' in navigator).toBe(false)
  await show()
  expect(offer()).toBeNull()
})
