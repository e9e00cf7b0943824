// @vitest-environment jsdom
import * as forDesk from '@sufra/shared/i18n/en/for-desk'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { refuseWith, type Answer } from '../../common/api/answer-calls.test-data.ts'
import { aRestaurant, idOf, openRestaurant } from './a-restaurant.test-data.tsx'

const { restaurantPage, audit, history, common } = forDesk
const list = `GET /api/admin/audit?restaurantId=${aRestaurant.id}`
const entry = {
  id: idOf(2),
  at: '2026-11-20T12:00:00.000Z',
  by: { id: idOf(3), name: 'Ada Admin', email: 'ada@sufra.test', isAdministrator: true },
  action: 'view_started',
  details: {},
  restaurant: { id: aRestaurant.id, name: { en: 'Bayt Noora', ar: 'بيت نورة' } },
  person: null,
  ipAddress: '10.1.2.3',
  device: 'Chrome · Windows',
}
const page = (data: object[], more = {}): Answer => ({ body: { success: true, data, newer: null, older: null, restaurant: null, ...more } })

test('the tab lists the entries of the restaurant, in pages, without repeating its name', async () => {
  const older = { ...entry, id: idOf(4), action: 'restaurant_restored' }
  const answers = { [list]: page([entry], { older: 'abc' }), [`${list}&cursor=abc`]: page([older], { newer: 'def' }) }
  const { user } = await openRestaurant('audit', { answers })
  const row = within((await screen.findByText(audit.action.view_started)).closest('tr') ?? document.body)
  row.getByText('Ada Admin')
  row.getByText('10.1.2.3')
  expect(row.queryByText('Bayt Noora')).toBeNull()
  await user.click(screen.getByRole('button', { name: history.older }))
  await screen.findByText(audit.action.restaurant_restored)
})

test('a link opens the audit log with the filter of the restaurant', async () => {
  const { user, router } = await openRestaurant('audit', { answers: { [list]: page([]) } })
  await screen.findByText(audit.empty)
  await user.click(screen.getByRole('link', { name: restaurantPage.auditAll }))
  expect(`${router.state.location.pathname}${router.state.location.search}`).toBe(`/admin/audit?restaurant=${aRestaurant.id}`)
})

test.each([
  ['owner', true],
  ['support', false],
  ['reviewer', false],
  ['finance', false],
] as const)('an administrator with the role %s has the tab: %s', async (role, hasTab) => {
  await openRestaurant('', { role })
  const tabs = await screen.findByRole('navigation', { name: restaurantPage.tabs })
  expect(within(tabs).queryByRole('link', { name: restaurantPage.tab.audit }) !== null).toBe(hasTab)
})

test('a failure has a retry button', async () => {
  await openRestaurant('audit', { answers: { [list]: refuseWith(403, 'session.forbidden') } })
  await screen.findByRole('button', { name: common.retry })
})
