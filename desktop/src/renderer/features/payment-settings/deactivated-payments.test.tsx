// @vitest-environment jsdom
// The page of payments and subscriptions of a deactivated restaurant.
import * as forDesk from '@sufra/shared/i18n/en/for-desk'
import { act, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { sessionKey } from '../../common/session/session-state.ts'
import { answerCalls, answerWith, refuseWith, type Answer } from '../../common/api/answer-calls.test-data.ts'
import { queryClient } from '../../common/api/query-client.ts'
import { renderPage } from '../../common/ui/render.test-data.tsx'
import { PaymentsPage } from './payments-page.tsx'

const { deactivation: texts, paymentSettings } = forDesk

const open = async (status: 'accepted' | 'deactivated', settings: Answer) => {
  answerCalls({
    'GET /api/merchant/deactivation': answerWith({ since: '2026-11-20T12:00:00.000Z', reason: 'subscription_unpaid', note: '' }),
    'GET /api/merchant/payment-settings': settings,
    // A 403 renews the session once.
    'POST /api/restaurants/refresh-token': { body: { success: true, accessToken: 'renewed' } },
  })
  await renderPage(
    <MemoryRouter>
      <PaymentsPage />
    </MemoryRouter>,
  )
  act(() => void queryClient.setQueryData(sessionKey, { user: { role: 'merchant', status } }))
}
const forbidden = refuseWith(403, 'session.forbidden')
const settings = answerWith({ accepted: ['Cash'], available: ['Cash'], mayEdit: true })

test('the owner sees the reason above the settings', async () => {
  await open('deactivated', settings)
  await screen.findByText(texts.reasonText.subscription_unpaid)
  await screen.findByRole('switch', { name: paymentSettings.methods.name.Cash })
})

test('staff, who may not see the settings, see the reason and nothing else', async () => {
  await open('deactivated', forbidden)
  await screen.findByText(texts.reasonText.subscription_unpaid)
  expect(screen.queryByText(paymentSettings.forbidden)).toBeNull()
})

test('an active restaurant has no reason and does not request one', async () => {
  await open('accepted', forbidden)
  await screen.findByText(paymentSettings.forbidden)
  expect(screen.queryByText(texts.title)).toBeNull()
})
