// @vitest-environment jsdom
import { createAuditLink } from '@sufra/shared/audit/audit.routes'
import * as forDesk from '@sufra/shared/i18n/en/for-desk'
import { screen, waitFor, within } from '@testing-library/react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { expect, test } from 'vitest'
import { answerCalls, answerWith, refuseWith, type Answer } from '../../common/api/answer-calls.test-data.ts'
import { renderPage } from '../../common/ui/render.test-data.tsx'
import { AuditPage } from './audit-page.tsx'

const { audit, common, history } = forDesk
const idOf = (count: number) => `0192a000-0000-7000-8000-00000000000${count}`
const ada = { id: idOf(1), firstName: 'Ada', lastName: 'Admin' }
const restaurant = { id: idOf(5), name: { en: 'Bayt Noora', ar: 'بيت نورة' } }
const refund = {
  id: idOf(7),
  at: '2026-11-20T12:00:00.000Z',
  by: { id: idOf(2), name: 'Noora Ali', email: 'noora@sufra.test', isAdministrator: false },
  action: 'order_refunded',
  details: { amount: 1_250, orderNumber: 47 },
  restaurant,
  person: null,
  ipAddress: '10.1.2.3',
  device: 'Sufra 1.2.3 · Windows',
}
const disabled = {
  ...refund,
  id: idOf(8),
  by: { id: ada.id, name: 'Ada Admin', email: 'ada@sufra.test', isAdministrator: true },
  action: 'administrator_disabled',
  details: { email: 'omar@sufra.test' },
  restaurant: null,
  person: { id: idOf(3), name: 'Omar Saleh' },
}
const page = (data: object[], more = {}): Answer => ({ body: { success: true, data, newer: null, older: null, restaurant: null, ...more } })
const path = (query = '') => `GET /api/admin/audit${query}`
const answer = (answers: Record<string, Answer>) => answerCalls({ 'GET /api/admin/administrators': answerWith([ada]), ...answers })

const Address = () => <output aria-label="address">{useLocation().search}</output>
const address = () => screen.getByLabelText('address').textContent
const open = (search = '') =>
  renderPage(
    <MemoryRouter initialEntries={[`/admin/audit${search}`]}>
      <AuditPage />
      <Address />
    </MemoryRouter>,
  )
/** The row with a text. The text may also occur in a filter. */
const rowOf = async (text: string) => within((await within(screen.getByRole('table')).findByText(text)).closest('tr') ?? document.body)

test('an entry shows the author, the action, the target, the time and the network address', async () => {
  answer({ [path()]: page([refund, disabled]) })
  await open()
  const first = await rowOf('Noora Ali')
  first.getByText(/^Refunded .*QAR.12\.50.* of order .*47/)
  expect(first.getByRole<HTMLAnchorElement>('link', { name: 'Bayt Noora' }).getAttribute('href')).toBe(`/admin/provisions/${restaurant.id}`)
  first.getByText('10.1.2.3')
  first.getByText('Sufra 1.2.3 · Windows')
  first.getByText(audit.member, { exact: false })
  const second = await rowOf('Ada Admin')
  second.getByText(/^Disabled .*omar@sufra\.test/)
  expect(second.getByRole<HTMLAnchorElement>('link', { name: 'Omar Saleh' }).getAttribute('href')).toBe('/admin/settings')
})

test('an action of the platform itself has its name', async () => {
  answer({ [path()]: page([{ ...refund, by: null, action: 'restaurant_restored' }]) })
  await open()
  const row = await rowOf(audit.action.restaurant_restored)
  row.getByText(audit.platform)
})

test('an action of a newer release and a deleted account are shown as such', async () => {
  answer({ [path()]: page([{ ...refund, action: 'restaurant_teleported', by: { ...refund.by, name: '', email: '' } }]) })
  await open()
  await screen.findByText(audit.otherAction.replace('{{action}}', 'restaurant_teleported'))
  screen.getByText(audit.formerAccount)
})

test('filters are in the address, and a change returns to the first page', async () => {
  const [one, two, three] = [`?administratorId=${ada.id}`, `?administratorId=${ada.id}&action=pin_set`, `?restaurantId=${restaurant.id}`]
  answer({
    [path()]: page([refund], { older: 'abc' }),
    [path('?cursor=abc')]: page([refund], { newer: 'def' }),
    [path(one)]: page([disabled]),
    [path(two)]: page([disabled]),
    [path(three)]: page([refund], { restaurant }),
  })
  const user = await open()
  await screen.findByText('Noora Ali')
  await user.click(screen.getByRole('button', { name: history.older }))
  expect(address()).toBe('?cursor=abc')
  await screen.findByRole('option', { name: 'Ada Admin' })
  await user.selectOptions(screen.getByRole('combobox', { name: audit.administrator }), 'Ada Admin')
  expect(address()).toBe(`?administrator=${ada.id}`)
  await user.selectOptions(screen.getByRole('combobox', { name: audit.actionFilter }), audit.action.pin_set)
  expect(address()).toBe(`?administrator=${ada.id}&action=pin_set`)
  await user.click(screen.getByRole('button', { name: audit.clear }))
  expect(address()).toBe('')
  await user.click(await screen.findByRole('button', { name: audit.onlyRestaurant.replace('{{name}}', 'Bayt Noora') }))
  expect(address()).toBe(`?restaurant=${restaurant.id}`)
  await user.click(await screen.findByRole('button', { name: new RegExp(audit.removeRestaurant) }))
  expect(address()).toBe('')
})

test('a search is in the address, and an empty result has a link back to all entries', async () => {
  answer({ [path()]: page([refund]), [path('?search=zzz')]: page([]) })
  const user = await open()
  await screen.findByText('Noora Ali')
  await user.type(screen.getByRole('searchbox'), 'zzz')
  await screen.findByText(audit.noneFound)
  expect(address()).toBe('?search=zzz')
  await user.click(screen.getAllByRole('button', { name: audit.clear })[0] ?? document.body)
  await screen.findByText('Noora Ali')
})

test('an empty log says so', async () => {
  answer({ [path()]: page([]) })
  await open()
  await screen.findByText(audit.empty)
})

test('a log that cannot be loaded has a retry button', async () => {
  const sent = answer({ [path()]: refuseWith(500, 'server.failed') })
  const user = await open()
  await user.click(await screen.findByRole('button', { name: common.retry }))
  await waitFor(() => expect(sent[path()]?.length).toBeGreaterThan(1))
})

test('the listed entries are saved as a file, with their search', async () => {
  const link = `POST ${createAuditLink.path}`
  const sent = answer({ [path('?search=noora')]: page([refund]) })
  const user = await open('?search=noora')
  await rowOf('Noora Ali')
  await user.click(screen.getByRole('button', { name: history.export.open }))
  await user.click(await screen.findByRole('menuitem', { name: history.export.csv }))
  await waitFor(() => expect(sent[link]).toEqual([{ search: 'noora', format: 'csv', language: 'en' }]))
})
