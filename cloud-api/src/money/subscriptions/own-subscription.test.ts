import { createOwnInvoiceLink, readOwnSubscription } from '@sufra/shared/subscriptions/own-subscription.routes'
import { changeTransferAccount } from '@sufra/shared/subscriptions/transfer-account.routes'
import { expect, test } from 'vitest'
import { usePlatform } from '../../../testing/reviewer.ts'
import { refusalOf } from '../../../testing/test-api.ts'
import { openConnection } from '../../../testing/test-connection.ts'
import { addMember, addRestaurant } from '../../../testing/test-restaurant.ts'
import { addPlan, addSubscribed, pay, read } from './subscriptions.test-data.ts'

const platform = usePlatform()
const account = { iban: 'QA58DOHB00001234567890ABCDEFG', bankName: 'Doha Bank', branchCode: '0101', accountHolder: 'Sufra W.L.L.' }

const addInvoiced = async () => {
  await addPlan(platform.reviewer.call)
  const restaurant = await addSubscribed(platform.api)
  await platform.api.runJob('issue-invoices')
  const [invoice] = (await read(platform.reviewer.call, restaurant.restaurantId)).invoices
  return { ...restaurant, number: invoice?.number ?? 0, owner: await platform.api.signedIn(restaurant.email) }
}

test('a restaurant without a subscription reads none', async () => {
  const { email } = await addRestaurant(platform.api.connection.db)
  const { call } = await platform.api.signedIn(email)
  expect((await call(readOwnSubscription, {})).data).toBeNull()
})

test('the owner and managers read the plan, the invoices and the account to pay to, and staff cannot', async () => {
  await platform.reviewer.call(changeTransferAccount, { body: { ...account, version: 0 } })
  const { restaurantId, number, owner } = await addInvoiced()
  const manager = await platform.api.signedIn((await addMember(platform.api.connection.db, restaurantId, 'manager')).email)
  const { data } = await owner.call(readOwnSubscription, {})
  expect(data).toMatchObject({ state: 'due', transfer: account, invoices: [{ number, amount: 200, state: 'open' }] })
  expect((await manager.call(readOwnSubscription, {})).data).toEqual(data)
  const staff = await platform.api.signedIn((await addMember(platform.api.connection.db, restaurantId, 'staff')).email)
  expect(await refusalOf(staff.call(readOwnSubscription, {}))).toMatchObject({ status: 403, code: 'session.forbidden' })
})

test('a payment that the platform records reaches an open page, without the name of its recorder', async () => {
  const { restaurantId, number, owner } = await addInvoiced()
  const page = await openConnection(platform.api, { accessToken: owner.accessToken })
  page.send({ event: 'join_merchant_room', data: {} })
  await page.waitForEvent('joined')
  await pay(platform.reviewer.call, restaurantId, number, 200, { paidOn: '2026-11-20' })
  await page.waitForEvent('subscription_changed')
  const { data } = await owner.call(readOwnSubscription, {})
  expect(data).toMatchObject({ state: 'active', invoices: [{ state: 'paid' }] })
  expect(JSON.stringify(data)).not.toContain('Ada')
  page.close()
})

test('a restaurant’s invoice is a PDF for that restaurant alone', async () => {
  const [one, other] = [await addInvoiced(), await addInvoiced()]
  const { link } = (await one.owner.call(createOwnInvoiceLink, { params: { number: one.number } })).data
  const answer = await platform.api.fetch(link, { headers: { authorization: `Bearer ${one.owner.accessToken}` } })
  expect(answer.headers.get('content-type')).toBe('application/pdf')
  const refused = await refusalOf(one.owner.call(createOwnInvoiceLink, { params: { number: other.number } }))
  expect(refused).toMatchObject({ status: 404, code: 'invoice.not_found' })
})
