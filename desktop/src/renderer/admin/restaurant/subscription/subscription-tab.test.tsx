// @vitest-environment jsdom
import * as forDesk from '@sufra/shared/i18n/en/for-desk'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answerCalls, answerWith, refuseWith } from '../../../common/api/answer-calls.test-data.ts'
import { aRestaurant, detailsPath, idOf, openRestaurant } from '../a-restaurant.test-data.tsx'

const { restaurantPage: texts, subscriptions, common } = forDesk
const path = `GET /api/admin/subscriptions/${aRestaurant.id}`
const plan = { en: 'Standard', ar: '' }
const subscription = {
  restaurantId: aRestaurant.id,
  name: aRestaurant.profile.name,
  branchName: 'Al Sadd',
  status: 'accepted',
  version: 1,
  plan: { id: idOf(5), name: plan, price: 200, period: 'month' },
  state: 'overdue',
  trialEndsOn: '2026-10-20',
  nextInvoiceOn: '2026-12-13',
  paidUntil: '2026-11-20',
  lapsesOn: '2026-12-05',
  cancelledOn: null,
  usage: { tables: { used: 3, limit: null }, members: { used: 2, limit: null } },
  invoices: [
    {
      number: 12,
      plan,
      amount: 200,
      paid: 0,
      periodStart: '2026-11-20',
      periodEnd: '2026-12-20',
      issuedOn: '2026-11-13',
      dueOn: '2026-11-20',
      state: 'open',
      payments: [],
    },
  ],
  history: [],
}

test('a role without the permission for subscriptions sees that it has no access', async () => {
  await openRestaurant('subscription', { role: 'reviewer' })
  expect(await screen.findByText(forDesk.pages.noAccess.text)).toBeTruthy()
})

test('the plan, the state and the invoices are shown, with a link to change them', async () => {
  await openRestaurant('subscription', { role: 'finance', answers: { [path]: answerWith(subscription) } })
  expect(await screen.findByText(subscriptions.states.overdue)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'PDF of invoice 12' })).toBeTruthy()
  expect(screen.getByRole('link', { name: texts.editSubscription }).getAttribute('href')).toBe(
    `/admin/settings/subscriptions?restaurant=${aRestaurant.id}`,
  )
})

test('the tab of a restaurant without a subscription shows when the subscription begins', async () => {
  await openRestaurant('subscription', { answers: { [path]: refuseWith(404, 'subscription.not_found') } })
  expect(await screen.findByText(texts.noSubscriptionText)).toBeTruthy()
})

test('a failure has a retry button', async () => {
  const { user } = await openRestaurant('subscription', { answers: { [path]: refuseWith(503, 'server.busy') } })
  const retry = await screen.findByRole('button', { name: common.retry })
  answerCalls({ [detailsPath]: answerWith(aRestaurant), [path]: answerWith(subscription) })
  await user.click(retry)
  expect(await screen.findByText(subscriptions.states.overdue)).toBeTruthy()
})

test.each([
  ['owner', true],
  ['finance', true],
  ['support', false],
  ['reviewer', false],
] as const)('%s has the tab: %s', async (role, hasTab) => {
  await openRestaurant('', { role })
  await screen.findByRole('link', { name: texts.tab.documents })
  expect(screen.queryByRole('link', { name: texts.tab.subscription }) !== null).toBe(hasTab)
})
