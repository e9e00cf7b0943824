// @vitest-environment jsdom
import * as forDinerLater from '@sufra/shared/i18n/en/for-diner-later'
import type { OrderStatus } from '@sufra/shared/orders/order-status'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { renderForUser } from '../../common/ui/render.test-data.tsx'
import { aReceivedOrder } from '../order-page.test-data.tsx'
import { HomeScreenHint } from './home-screen-hint.tsx'

const { offline: texts } = forDinerLater
const key = 'B'.repeat(87)

let requests: number
beforeEach(() => {
  requests = 0
  localStorage.clear()
})

/** `standalone`: true in an app on the home screen. */
type Shown = { standalone?: boolean; publicKey?: string | null; status?: OrderStatus }

const show = async ({ standalone = false, publicKey = key, status = 'Preparing' }: Shown = {}) => {
  vi.stubGlobal('fetch', async () => {
    requests += 1
    return Response.json({ success: true, data: { publicKey } })
  })
  Object.assign(navigator, { standalone })
  Object.assign(document, { ontouchend: null })
  onTestFinished(() => {
    Reflect.deleteProperty(navigator, 'standalone')
    Reflect.deleteProperty(document, 'ontouchend')
  })
  return renderForUser(<HomeScreenHint order={aReceivedOrder({ status })} />)
}
const hint = () => screen.queryByText(texts.homeScreenText)

test('a tab of an iPhone shows the hint about the home screen, until it was read', async () => {
  const user = await show()
  await screen.findByText(texts.homeScreenText)
  await user.click(screen.getByRole('button', { name: texts.homeScreenRead }))
  expect(hint()).toBeNull()
  cleanup()
  requests = 0
  await show()
  expect([hint(), requests]).toEqual([null, 0])
})

test('the hint is hidden when the platform sends no notifications', async () => {
  await show({ publicKey: null })
  await waitFor(() => expect(requests).toBe(1))
  expect(hint()).toBeNull()
})

test.each<[string, Shown]>([
  ['in an app on the home screen', { standalone: true }],
  ['of an order that is closed', { status: 'Delivered' }],
])('%s the hint is hidden and requests nothing', async (_where, given) => {
  await show(given)
  expect([hint(), requests]).toEqual([null, 0])
})

test('another browser hides the hint and requests nothing', async () => {
  Reflect.deleteProperty(navigator, 'standalone')
  vi.stubGlobal('fetch', async () => {
    requests += 1
  })
  await renderForUser(<HomeScreenHint order={aReceivedOrder({ status: 'Preparing' })} />)
  expect([hint(), requests]).toEqual([null, 0])
})
