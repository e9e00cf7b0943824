// @vitest-environment jsdom
import * as forDesk from '@sufra/shared/i18n/en/for-desk'
import { screen, within } from '@testing-library/react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { expect, test } from 'vitest'
import { answerCalls, answerWith, refuseWith, type Answer } from '../../common/api/answer-calls.test-data.ts'
import { renderPage } from '../../common/ui/render.test-data.tsx'
import { aListed, aPlan, aSubscription, restaurantId } from './a-subscription.test-data.ts'
import { SubscriptionsPage } from './subscriptions-page.tsx'

const texts = forDesk.subscriptions
const counts = { all: 6, trial: 1, active: 1, due: 1, overdue: 1, lapsed: 1, cancelled: 1 }
const answer = (data: object[], more = {}): Answer => ({ body: { success: true, data, previous: null, next: null, ...more } })
const path = (query: string) => `GET /api/admin/subscriptions?counts=none&${query}`
const all = path('state=all&search=&sort=deadline')
const detail = `GET /api/admin/subscriptions/${restaurantId}`

const answerCallsAndCounts = (answers: Record<string, Answer>) =>
  answerCalls({ 'GET /api/admin/subscriptions/counts': answerWith(counts), ...answers })

const Address = () => <output aria-label="address">{useLocation().search}</output>
const open = (address = '') =>
  renderPage(
    <MemoryRouter initialEntries={[`/admin/settings/subscriptions${address}`]}>
      <SubscriptionsPage />
      <Address />
    </MemoryRouter>,
  )
const textOf = (element: HTMLElement | null) => element?.textContent?.replaceAll(/[\u2066-\u2069]/g, '').replaceAll('\u00A0', ' ')

test.each([
  ['trial', { trialEndsOn: '2026-12-24', dueOn: null }, 'Trial until 23 Dec 2026'],
  ['active', { dueOn: null }, 'Paid until 19 Dec 2026'],
  ['due', {}, 'Due on 27 Nov 2026'],
  ['overdue', { dueOn: '2026-11-19' }, 'Was due on 19 Nov 2026'],
  ['lapsed', { dueOn: '2026-11-01' }, 'Was due on 1 Nov 2026'],
  ['cancelled', { cancelledOn: '2026-11-15' }, 'Ended on 14 Nov 2026'],
] as const)('a subscription that is %s shows its day, its price and the open amount', async (state, change, dayText) => {
  answerCallsAndCounts({ [all]: answer([{ ...aListed, state, ...change }]) })
  await open()
  const row = (await screen.findByText('Bayt Noora')).closest('tr')
  expect(within(row ?? document.body).getByText(texts.states[state])).toBeTruthy()
  expect(textOf(row)).toContain(dayText)
  expect(textOf(row)).toContain('QAR 200.00 a month')
  expect(textOf(row)).toContain('QAR 120.50')
  expect(await screen.findByRole('button', { name: new RegExp(`^${texts.all} ?6$`) })).toBeTruthy()
})

test('a filter, a sort order, a page and an open subscription are in the address', async () => {
  answerCallsAndCounts({
    [all]: answer([aListed], { next: 'abc' }),
    [path('state=all&search=&sort=deadline&cursor=abc')]: answer([aListed], { previous: 'def' }),
    [path('state=overdue&search=&sort=deadline')]: answer([aListed]),
    [path('state=overdue&search=&sort=nameEn')]: answer([aListed]),
    [detail]: answerWith(aSubscription),
  })
  const user = await open()
  await screen.findByText('Bayt Noora')
  const address = () => screen.getByLabelText('address').textContent
  await user.click(screen.getByRole('button', { name: forDesk.list.nextShort }))
  expect(address()).toBe('?cursor=abc')
  await user.click(screen.getByRole('button', { name: /^Overdue/ }))
  expect(address()).toBe('?state=overdue')
  await user.selectOptions(screen.getByRole('combobox', { name: texts.sort }), 'name')
  expect(address()).toBe('?state=overdue&sort=name')
  await user.click(await screen.findByRole('button', { name: /^Details:/ }))
  expect(address()).toBe(`?state=overdue&sort=name&restaurant=${restaurantId}`)
  await screen.findByRole('dialog')
  await user.keyboard('{Escape}')
  expect(address()).toBe('?state=overdue&sort=name')
})

test('a search without a result has a link back to all subscriptions', async () => {
  answerCallsAndCounts({ [path('state=trial&search=x&sort=deadline')]: answer([]), [all]: answer([aListed]) })
  const user = await open('?state=trial&search=x')
  await user.click(await screen.findByRole('button', { name: texts.showAll }))
  expect(await screen.findByText('Bayt Noora')).toBeTruthy()
})

test('without subscriptions the page has a link to the plans, and the first plan can be created', async () => {
  const create = 'POST /api/admin/plans'
  const sent = answerCallsAndCounts({ [all]: answer([]), 'GET /api/admin/plans': answerWith([]), [create]: answerWith([aPlan]) })
  const user = await open()
  await screen.findByText(texts.empty)
  await user.click(screen.getAllByRole('button', { name: texts.plans.title }).at(-1) ?? document.body)
  await screen.findByText(texts.plans.none)
  await user.click(screen.getByRole('button', { name: texts.plans.add }))
  const dialog = within(screen.getAllByRole('dialog').at(-1) ?? document.body)
  await user.click(dialog.getByRole('button', { name: forDesk.list.save }))
  expect(await dialog.findByText(forDesk.refusals.plan.name_required)).toBeTruthy()
  await user.type(dialog.getByLabelText(texts.plans.nameEn), 'Standard')
  await user.type(dialog.getByLabelText(texts.plans.price), '٢٠٠.٥٠')
  await user.clear(dialog.getByLabelText(texts.plans.trialDays))
  await user.type(dialog.getByLabelText(texts.plans.trialDays), '366')
  await user.click(dialog.getByRole('button', { name: forDesk.list.save }))
  expect(await dialog.findByText(forDesk.refusals.plan.trial)).toBeTruthy()
  await user.clear(dialog.getByLabelText(texts.plans.trialDays))
  await user.type(dialog.getByLabelText(texts.plans.trialDays), '14')
  await user.type(dialog.getByLabelText(texts.plans.limits.tables), '0')
  await user.click(dialog.getByRole('button', { name: forDesk.list.save }))
  expect(await dialog.findByText(forDesk.refusals.plan.limit)).toBeTruthy()
  await user.clear(dialog.getByLabelText(texts.plans.limits.tables))
  await user.type(dialog.getByLabelText(texts.plans.limits.tables), '١٠')
  await user.click(dialog.getByRole('checkbox', { name: new RegExp(texts.plans.isDefault) }))
  await user.click(dialog.getByRole('button', { name: forDesk.list.save }))
  await screen.findByText(texts.plans.created)
  expect(sent[create]).toEqual([
    {
      name: { en: 'Standard', ar: '' },
      price: 200.5,
      trialDays: 14,
      isOffered: true,
      isDefault: true,
      limits: { tables: 10, members: null },
      period: 'month',
    },
  ])
  expect(await screen.findByText(/14 days of trial/)).toBeTruthy()
  expect(screen.getByText('Up to 10 tables')).toBeTruthy()
})

test('a plan is changed from the displayed version', async () => {
  const change = `PUT /api/admin/plans/${aPlan.id}`
  const sent = answerCallsAndCounts({
    [all]: answer([aListed]),
    'GET /api/admin/plans': answerWith([aPlan]),
    [change]: refuseWith(409, 'plan.changed'),
  })
  const user = await open()
  await user.click(await screen.findByRole('button', { name: texts.plans.title }))
  await user.click(await screen.findByRole('button', { name: /^Edit/ }))
  const price = await screen.findByLabelText(texts.plans.price)
  await user.clear(price)
  await user.type(price, '250')
  await user.clear(screen.getByLabelText(texts.plans.limits.tables))
  await user.click(screen.getByRole('button', { name: forDesk.list.save }))
  expect(await screen.findByText(forDesk.refusals.plan.changed)).toBeTruthy()
  expect(sent[change]).toMatchObject([{ price: 250, limits: { tables: null, members: null }, version: 3 }])
})

test('a failure has a retry button', async () => {
  answerCallsAndCounts({ [all]: refuseWith(404, 'request.invalid') })
  const user = await open()
  const retry = await screen.findByRole('button', { name: forDesk.common.retry })
  answerCallsAndCounts({ [all]: answer([aListed]) })
  await user.click(retry)
  expect(await screen.findByText('Bayt Noora')).toBeTruthy()
})
