// @vitest-environment jsdom
import * as forDesk from '@sufra/shared/i18n/en/for-desk'
import { screen, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { answerCalls, answerWith } from '../../common/api/answer-calls.test-data.ts'
import { renderPage } from '../../common/ui/render.test-data.tsx'
import { RestrictionNotice } from './restriction-notice.tsx'

const { pace } = forDesk
const opening = { timeZone: 'Asia/Qatar', periods: null, pausedUntil: null, busy: null }
const open = async (ordersRestrictedFrom: string | null | undefined) => {
  const sent = answerCalls({ 'GET /api/merchant/hours': answerWith({ opening, ordersRestrictedFrom }) })
  await renderPage(
    <MemoryRouter>
      <RestrictionNotice />
    </MemoryRouter>,
  )
  await waitFor(() => expect(sent['GET /api/merchant/hours']).toHaveLength(1))
}

test('a restaurant that takes no orders sees the reason, with a link to its documents', async () => {
  await open(new Date(Date.now() - 1_000).toISOString())
  expect((await screen.findByRole('status')).textContent).toContain(pace.restrictedNow)
  expect(screen.getByRole('link', { name: pace.restrictedLink }).getAttribute('href')).toBe('/merchant/settings/documents')
})

test('a restaurant sees a coming restriction with its beginning', async () => {
  await open('2099-01-08T01:00:00.000Z')
  expect((await screen.findByRole('status')).textContent).toMatch(
    /From 8 Jan 2099,? (at )?0?4:00.* you cannot take orders|From Jan 8, 2099, 4:00.* you cannot take orders/,
  )
})

test.each([null, undefined])('without a restriction (%s) the notice is hidden', async (from) => {
  await open(from)
  expect(screen.queryByRole('status')).toBeNull()
})
