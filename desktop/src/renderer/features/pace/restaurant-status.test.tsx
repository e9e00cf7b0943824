// @vitest-environment jsdom
import type { HoursData } from '@sufra/shared/hours/hours.routes'
import * as forDesk from '@sufra/shared/i18n/en/for-desk'
import { Toasts } from '@sufra/shared/ui/toasts'
import { QueryClientProvider } from '@tanstack/react-query'
import { screen, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { answerCalls, answerWith, refuseWith, type Answer } from '../../common/api/answer-calls.test-data.ts'
import { queryClient } from '../../common/api/query-client.ts'
import { renderForUser } from '../../common/ui/render.test-data.tsx'
import { RestaurantStatus } from './restaurant-status.tsx'

const { pace, refusals } = forDesk
const path = '/api/merchant/pace'
const soon = new Date(Date.now() + 900_000).toISOString()
const data = (opening: Partial<HoursData['opening']> = {}, takingOrders = true, ordersRestrictedFrom: string | null = null): HoursData => ({
  hours: null,
  version: 0,
  dayEndsAt: 240,
  sittingIdleMinutes: 90,
  opening: { timeZone: 'Asia/Qatar', periods: null, pausedUntil: null, busy: null, ...opening },
  takingOrders,
  ordersRestrictedFrom,
  mayEdit: false,
})
const answer = (shown: HoursData, answers: Record<string, Answer> = {}) =>
  answerCalls({ 'GET /api/merchant/hours': answerWith(shown), ...answers })

beforeEach(() => {
  queryClient.clear()
  vi.stubGlobal('matchMedia', () => ({ matches: true })) // toasts query whether motion is reduced
})
const open = async () => {
  const user = await renderForUser(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>
        <RestaurantStatus />
        <Toasts />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  await user.click(await screen.findByRole('button', { name: /Change$/ }))
  return user
}

test.each([
  ['15 min', { pause: 15 }],
  ['60 min', { pause: 60 }],
  ['Rest of the day', { pause: 'day' }],
  ['+20 min', { busy: 20 }],
])('%s is one tap in the dialog, which closes', async (name, change) => {
  const sent = answer(data(), { [`PUT ${path}`]: answerWith(data({ pausedUntil: soon })) })
  const user = await open()
  await user.click(await screen.findByRole('button', { name }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent[`PUT ${path}`]).toEqual([change])
  await screen.findByRole('button', { name: /^Orders paused until/ })
})

test('a pause can be ended, and so can a busy time', async () => {
  const sent = answer(data({ pausedUntil: soon, busy: { minutes: 10, until: soon } }), { [`PUT ${path}`]: answerWith(data()) })
  const user = await open()
  expect(screen.getByLabelText(/^Orders paused until \d\d:\d\d \+10 min\. Change$/).tagName).toBe('BUTTON')
  expect(screen.getByRole('button', { name: '+10 min' }).getAttribute('aria-pressed')).toBe('true')
  await user.click(screen.getByRole('button', { name: pace.resume }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent[`PUT ${path}`]).toEqual([{ pause: null }])
  await screen.findByRole('button', { name: 'Open. Change' })
})

test('a refusal of the server is shown, and the dialog stays', async () => {
  answer(data(), {
    [`PUT ${path}`]: refuseWith(403, 'session.forbidden'),
    'POST /api/restaurants/refresh-token': { body: { success: true, accessToken: 'token' } },
  })
  const user = await open()
  expect(screen.queryByRole('button', { name: pace.resume })).toBeNull()
  await user.click(screen.getByRole('button', { name: '30 min' }))
  await screen.findByText(refusals.session.forbidden)
  screen.getByRole('dialog')
})

test('a restaurant that is switched off says so', async () => {
  answer(data({}, false))
  await open()
  expect((await screen.findByRole('dialog')).textContent).toContain(pace.switchedOff)
})

test.each([
  ['2020-01-01T00:00:00.000Z', false, 'Not taking orders. Change'],
  ['2099-01-01T00:00:00.000Z', true, 'Open. Change'],
])('a restaurant whose orders are restricted from %s says so from then on', async (from, takingOrders, name) => {
  answer(data({}, takingOrders, from))
  await open()
  expect(screen.getByLabelText(name)).toBeTruthy()
})
