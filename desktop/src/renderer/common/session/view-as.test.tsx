// @vitest-environment jsdom
import * as forDesk from '@sufra/shared/i18n/en/for-desk'
import { listOrders } from '@sufra/shared/orders/order.routes'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answerCalls, answerWith, refuseWith, type Answer } from '../api/answer-calls.test-data.ts'
import { call, startNewClient } from '../api/api.ts'
import { renderPage } from '../ui/render.test-data.tsx'
import { readEndedView, startViewing, stopViewing } from './view-as.ts'
import { ViewBanner } from './view-banner.tsx'

const texts = forDesk.restaurantPage.view
const restaurantId = '0192a000-0000-7000-8000-000000000001'
const viewId = 'V'.repeat(22)
const start = `POST /api/admin/restaurants/${restaurantId}/view`
const end = `DELETE /api/admin/views/${viewId}`
const orders = 'GET /api/merchant/orders'
const viewer = (viewsUntil: string) => ({
  id: restaurantId,
  role: 'merchant',
  status: 'accepted',
  name: 'Ada Admin',
  email: 'ada@sufra.test',
  restaurant: { _id: restaurantId, name: { en: 'Bayt Noora', ar: 'بيت نورة' }, branchName: 'Al Sadd', timeZone: 'Asia/Qatar' },
  viewsUntil,
})
const view = (viewsUntil = new Date(Date.now() + 1_800_000).toISOString()) =>
  answerWith({ viewId, accessToken: 'token-of-the-view', user: viewer(viewsUntil) })
const done = { body: { success: true, message: '' } }

/** The `authorization` of each call, in order. */
const authorizations: (string | undefined)[] = []
const answer = (answers: Record<string, Answer>) => {
  const sent = answerCalls({ [start]: view(), [end]: done, ...answers })
  const { fetch } = globalThis
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    authorizations.push((init.headers as Record<string, string>).authorization) // the client of the page sends an object
    return fetch(url, init)
  })
  return sent
}
const assign = vi.fn()
beforeEach(() => {
  authorizations.length = 0
  assign.mockClear()
  vi.stubGlobal('location', { assign, origin: 'http://sufra.test' })
})
afterEach(async () => {
  answer({})
  await stopViewing()
  startNewClient()
  vi.useRealTimers()
})

test('the banner shows the administrator, the restaurant, and the end of the view', async () => {
  answer({})
  await renderPage(<ViewBanner />)
  expect(screen.queryByRole('region')).toBeNull()
  await startViewing(restaurantId)
  const banner = await screen.findByRole('region', { name: texts.label })
  expect(banner.textContent.replaceAll(/[\u2068\u2069]/g, '')).toContain('Ada Admin is viewing Bayt Noora.')
  expect(banner.textContent).toMatch(/Ends at \d+:\d\d/)
})

test('calls of the pages send the token of the view, and the exit is a call of the administrator', async () => {
  const sent = answer({ [orders]: answerWith([]) })
  await startViewing(restaurantId)
  await call(listOrders, { query: {} })
  await stopViewing()
  expect(authorizations).toEqual([undefined, 'Bearer token-of-the-view', undefined])
  expect(sent[end]).toHaveLength(1)
  expect(assign).toHaveBeenCalledExactlyOnceWith(`/admin/provisions/${restaurantId}`)
})

test('a refused change stays on the page: the session is not refreshed and not signed out', async () => {
  const sent = answer({ [orders]: refuseWith(403, 'session.view_only') })
  await startViewing(restaurantId)
  await expect(call(listOrders, { query: {} })).rejects.toMatchObject({ status: 403, code: 'session.view_only' })
  expect(Object.keys(sent)).toEqual([start, orders])
  expect(assign).not.toHaveBeenCalled()
})

test.each([
  { what: 'the server has ended', status: 401, code: 'session.none' },
  { what: 'is over before the clock of this machine says so', status: 403, code: 'session.expired' },
])('a view that $what returns to the page of the restaurant', async ({ status, code }) => {
  answer({ [orders]: refuseWith(status, code) })
  await startViewing(restaurantId)
  await expect(call(listOrders, { query: {} })).rejects.toMatchObject({ status })
  expect(assign).toHaveBeenCalledWith(`/admin/provisions/${restaurantId}`)
})

test('an action that a view may not perform does not end it', async () => {
  answer({ [orders]: refuseWith(403, 'session.view_only') })
  await startViewing(restaurantId)
  await expect(call(listOrders, { query: {} })).rejects.toMatchObject({ status: 403 })
  expect(assign).not.toHaveBeenCalled()
})

test('a running view has not ended, and the exit shows no message', async () => {
  answer({})
  await startViewing(restaurantId)
  expect(readEndedView()).toBeUndefined()
  await stopViewing()
  expect(sessionStorage).toHaveLength(0)
})

test('a view whose time is over returns automatically', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-25T10:00:00Z') })
  answer({ [start]: view('2026-11-25T10:30:00.000Z') })
  await startViewing(restaurantId)
  await vi.advanceTimersByTimeAsync(30 * 60_000 - 1)
  expect(assign).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(assign).toHaveBeenCalledWith(`/admin/provisions/${restaurantId}`)
})

test('the exit works without a connection', async () => {
  answer({})
  const user = await renderPage(<ViewBanner />)
  await startViewing(restaurantId)
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')))
  await user.click(await screen.findByRole('button', { name: texts.exit }))
  await waitFor(() => expect(assign).toHaveBeenCalledWith(`/admin/provisions/${restaurantId}`), { timeout: 30_000 })
})
