// @vitest-environment jsdom
import * as forDesk from '@sufra/shared/i18n/en/for-desk'
import type { AdministratorRole } from '@sufra/shared/permissions/permissions'
import { screen, within } from '@testing-library/react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { expect, test } from 'vitest'
import { answerCalls, answerWith, refuseWith, type Answer } from '../../common/api/answer-calls.test-data.ts'
import { queryClient } from '../../common/api/query-client.ts'
import { sessionKey } from '../../common/session/session-state.ts'
import { renderPage } from '../../common/ui/render.test-data.tsx'
import { ExpiringPage } from './expiring-page.tsx'

const { expiring: texts, documents, refusals, common, list: listTexts } = forDesk
const counts = { all: 3, expired: 1, soon: 2, expiring: 0 }
const document = {
  id: '0193a2f0-0000-7000-8000-000000000001',
  restaurantId: '0193a2f0-0000-7000-8000-000000000002',
  kind: 'tradeLicense',
  expirationDate: '2026-12-31',
  daysLeft: 12,
  state: 'soon',
  replacement: null,
  name: { en: 'Bayt Noora', ar: 'بيت نورة' },
  branchName: 'Al Sadd',
  ownerName: 'Noora Ali',
  email: 'noora@sufra.test',
  contactNumber: '97455512345',
  remindedAt: null,
  restrictedFrom: null,
}
const answer = (data: object[], more = {}) => ({ body: { success: true, data, previous: null, next: null, ...more } })
const path = (query: string) => `GET /api/admin/expiring?counts=none&${query}`
const all = path('state=all&search=')
const reminders = `/api/admin/expiring/${document.restaurantId}/${document.id}/reminders`

const Address = () => <output aria-label="address">{useLocation().search}</output>
const open = async (
  answers: Record<string, Answer>,
  { address = '', role = 'owner' }: { address?: string; role?: AdministratorRole } = {},
) => {
  const sent = answerCalls({ 'GET /api/admin/expiring/counts': answerWith(counts), ...answers })
  const user = await renderPage(
    <MemoryRouter initialEntries={[`/admin/expiring${address}`]}>
      <ExpiringPage />
      <Address />
    </MemoryRouter>,
  )
  queryClient.setQueryData(sessionKey, { user: { administratorRole: role } })
  return { user, sent }
}
type User = Awaited<ReturnType<typeof open>>['user']
const choose = async (user: User, action: string) => {
  await user.click(await screen.findByRole('button', { name: texts.actionsOf.replace('{{document}}', documents.kind.tradeLicense) }))
  await user.click(await screen.findByRole('menuitem', { name: action }))
}
const rowOf = async (text: string) => (await screen.findByText(text)).closest('tr') ?? globalThis.document.body

test('a document shows its restaurant, owner, last day and days left, and each filter its count', async () => {
  await open({ [all]: answer([document]) })
  const row = await rowOf('Bayt Noora')
  for (const text of [
    'Al Sadd',
    'Noora Ali',
    'noora@sufra.test',
    '+97455512345',
    'Trade License',
    '31 Dec 2026',
    '12 days left',
    texts.states.soon,
    texts.never,
  ])
    expect(within(row).getByText(text)).toBeTruthy()
  expect(await screen.findByRole('button', { name: /^Expired ?1$/ })).toBeTruthy()
  expect(screen.queryByRole('navigation')).toBeNull()
})

test.each([
  [{ daysLeft: 0 }, texts.lastDay],
  [{ daysLeft: 1 }, '1 day left'],
  [{ daysLeft: -3, state: 'expired' }, '3 days ago'],
  [{ restrictedFrom: '2020-01-01T00:00:00.000Z' }, texts.restrictedSince],
  [{ restrictedFrom: '2099-01-08T01:00:00.000Z' }, /^Orders stop on .*2099/],
  [{ replacement: 'waiting' }, texts.replacement.waiting],
  [{ replacement: 'rejected' }, texts.replacement.rejected],
])('a document with %j shows that state', async (change, text) => {
  await open({ [all]: answer([{ ...document, ...change }]) })
  expect(within(await rowOf('Bayt Noora')).getByText(text)).toBeTruthy()
})

test('a filter and a page are in the address, and changing the filter returns to the first page', async () => {
  const { user } = await open({
    [all]: answer([document], { next: 'abc' }),
    [path('state=all&search=&cursor=abc')]: answer([document], { previous: 'def' }),
    [path('state=expired&search=')]: answer([document]),
  })
  await screen.findByText('Bayt Noora')
  await user.click(screen.getByRole('button', { name: listTexts.nextShort }))
  expect(screen.getByLabelText('address').textContent).toBe('?cursor=abc')
  await user.click(screen.getByRole('button', { name: /^Expired/ }))
  expect(screen.getByLabelText('address').textContent).toBe('?state=expired')
})

test.each(['?search=x', '?state=expired'])('%s without a result has a link back to all documents', async (address) => {
  const { user } = await open(
    { [path('state=all&search=x')]: answer([]), [path('state=expired&search=')]: answer([]), [all]: answer([document]) },
    { address },
  )
  await user.click(await screen.findByRole('button', { name: texts.showAll }))
  expect(await screen.findByText('Bayt Noora')).toBeTruthy()
})

test('a list without documents says so', async () => {
  await open({ [all]: answer([]) })
  expect(await screen.findByText(texts.empty)).toBeTruthy()
})

test('a failure has a retry button', async () => {
  const { user } = await open({ [all]: refuseWith(404, 'request.invalid') })
  const retry = await screen.findByRole('button', { name: common.retry })
  answerCalls({ [all]: answer([document]) })
  await user.click(retry)
  expect(await screen.findByText('Bayt Noora')).toBeTruthy()
})

test('a reminder is sent by the chosen channels', async () => {
  const { user, sent } = await open({
    [all]: answer([document]),
    [`POST ${reminders}`]: { body: { success: true, message: 'Reminder sent' } },
  })
  await choose(user, texts.remind)
  await user.click(await screen.findByRole('checkbox', { name: texts.channel.sms }))
  await user.click(screen.getByRole('checkbox', { name: texts.channel.inApp }))
  await user.click(screen.getByRole('button', { name: texts.send }))
  expect(await screen.findByText(texts.sent)).toBeTruthy()
  expect(sent[`POST ${reminders}`]).toMatchObject([
    { channels: expect.toSatisfy((each: string[]) => each.toSorted().join() === 'mail,sms') },
  ])
})

test('a reminder without a channel is not sent, and SMS cannot be chosen without a number', async () => {
  const { user, sent } = await open({ [all]: answer([{ ...document, contactNumber: '' }]) })
  await choose(user, texts.remind)
  expect(await screen.findByRole('checkbox', { name: texts.channel.sms })).toHaveProperty('disabled', true)
  for (const channel of [texts.channel.inApp, texts.channel.mail]) await user.click(screen.getByRole('checkbox', { name: channel }))
  await user.click(screen.getByRole('button', { name: texts.send }))
  expect(await screen.findByText(refusals.expiring.channel_required)).toBeTruthy()
  expect(sent[`POST ${reminders}`]).toBeUndefined()
})

test('a refusal stays in the dialog, and the next attempt sends the same id', async () => {
  const { user, sent } = await open({ [all]: answer([document]), [`POST ${reminders}`]: refuseWith(429, 'expiring.too_many') })
  await choose(user, texts.remind)
  const send = await screen.findByRole('button', { name: texts.send })
  await user.click(send)
  expect(await screen.findByText(refusals.expiring.too_many)).toBeTruthy()
  await user.click(send)
  const ids = () => new Set(sent[`POST ${reminders}`]?.map((body) => JSON.stringify(body)))
  await expect.poll(() => sent[`POST ${reminders}`]).toHaveLength(2)
  expect(ids().size).toBe(1)
})

test('the delivery log shows the time, reason and channels of each reminder, with the delivery of each message', async () => {
  const entry = { at: '2026-12-17T06:00:00.000Z', reason: 'automatic', daysBefore: 14, by: null, inApp: true, mail: 'sent', sms: null }
  const { user } = await open({
    [all]: answer([document]),
    [`GET ${reminders}`]: answerWith([
      { ...entry, at: '2026-12-19T06:00:00.000Z', reason: 'restricted', daysBefore: null },
      {
        ...entry,
        at: '2026-12-18T06:00:00.000Z',
        reason: 'byHand',
        daysBefore: null,
        by: 'Ada Admin',
        inApp: false,
        mail: null,
        sms: 'failed',
      },
      entry,
      { ...entry, at: '2026-12-16T06:00:00.000Z', daysBefore: 0, mail: 'waiting' },
    ]),
  })
  await choose(user, texts.log)
  const entries = await within(await screen.findByRole('list', { name: texts.log })).findAllByRole('listitem')
  const shown = entries.map(({ textContent }) => textContent).filter((text) => text.includes('2026'))
  expect(shown[0]).toContain(texts.occasion.restricted)
  expect(shown[1]).toMatch(/By .Ada Admin.*SMS: failed/)
  expect(shown[2]).toMatch(/14 days before.*In the app: sent.*Email: sent/)
  expect(shown[3]).toMatch(/On the last day.*Email: waiting/)
})

test('a log without reminders says so', async () => {
  const { user } = await open({ [all]: answer([document]), [`GET ${reminders}`]: answerWith([]) })
  await choose(user, texts.log)
  expect(await screen.findByText(texts.logEmpty)).toBeTruthy()
})

test('support sees the log and cannot remind', async () => {
  const { user } = await open({ [all]: answer([document]) }, { role: 'support' })
  await user.click(await screen.findByRole('button', { name: texts.actionsOf.replace('{{document}}', documents.kind.tradeLicense) }))
  expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent.trim())).toEqual([texts.log])
})
