import { readMe } from '@sufra/shared/accounts/account.routes'
import { changeProfile, readProfile } from '@sufra/shared/accounts/own-account.routes'
import { listApplicants } from '@sufra/shared/applicants/applicant.routes'
import { readEscalation, saveEscalation } from '@sufra/shared/escalation/escalation.routes'
import { defaultEscalation } from '@sufra/shared/escalation/escalation'
import { listOrders, moveOrder } from '@sufra/shared/orders/order.routes'
import { processPayment } from '@sufra/shared/payments/payment.routes'
import { and, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { refusalOf, type TestApi, useApi } from '../../../testing/test-api.ts'
import { openConnection, until } from '../../../testing/test-connection.ts'
import { addAdmin, addMember, addRestaurant, goodPayment, type TestRestaurant } from '../../../testing/test-restaurant.ts'
import { users } from '../accounts/accounts.table.ts'
import { memberships } from './memberships.table.ts'

const api = useApi()
let restaurant: TestRestaurant
beforeEach(async () => {
  restaurant = await addRestaurant(api.connection.db)
})

const place = async () => (await api.call(processPayment, { body: goodPayment(restaurant) })).orderId
const membershipOf = (userId: string, { restaurantId } = restaurant) =>
  and(eq(memberships.restaurantId, restaurantId), eq(memberships.userId, userId))
const idsOf = async (call: TestApi['call']) => (await call(listOrders, {})).data.map((order) => order.orderId)

describe('a member of the staff', () => {
  test('works in the restaurant of the membership: clients see its id, and its orders are read and moved', async () => {
    const { userId, email } = await addMember(api.connection.db, restaurant.restaurantId, 'staff')
    const { call } = await api.signedIn(email)
    const { data: me } = await call(readMe, {})
    expect(me).toMatchObject({ id: restaurant.restaurantId, role: 'merchant', restaurant: { _id: restaurant.restaurantId }, email })
    expect(userId).not.toBe(restaurant.restaurantId)
    const orderId = await place()
    expect(await idsOf(call)).toEqual([orderId])
    await call(moveOrder, { params: { orderId }, body: { status: 'Preparing', minutes: 15 } })
    expect(await refusalOf(call(saveEscalation, { body: defaultEscalation }))).toMatchObject({ status: 403, code: 'session.forbidden' })
  })

  test('joins the feed of that restaurant', async () => {
    const { email } = await addMember(api.connection.db, restaurant.restaurantId, 'staff')
    const socketClient = await openConnection(api, { accessToken: (await api.signedIn(email)).accessToken })
    socketClient.send({ event: 'join_merchant_room', data: { since: 0 } })
    await socketClient.waitForEvent('joined')
    const orderId = await place()
    expect(await socketClient.waitForEvent('order_placed')).toMatchObject({
      room: `merchant:${restaurant.restaurantId}`,
      data: { orderId },
    })
    socketClient.close()
  })
})

test('a changed role applies to a session immediately', async () => {
  const { userId, email } = await addMember(api.connection.db, restaurant.restaurantId, 'staff')
  const { call } = await api.signedIn(email)
  expect(await refusalOf(call(readProfile, {}))).toMatchObject({ code: 'session.forbidden' })
  await api.connection.db.update(memberships).set({ role: 'owner' }).where(membershipOf(userId))
  await expect(call(readProfile, {})).resolves.toMatchObject({ success: true })
})

test('a session and its sockets end with its membership, and the account cannot sign in', async () => {
  const { userId, email } = await addMember(api.connection.db, restaurant.restaurantId, 'manager')
  const { call, accessToken } = await api.signedIn(email)
  await call(listOrders, {})
  const ofOwner = await openConnection(api, { accessToken: (await api.signedIn(restaurant.email)).accessToken })
  const ofMember = await openConnection(api, { accessToken })
  await api.connection.db.delete(memberships).where(membershipOf(userId))
  expect(await refusalOf(call(listOrders, {}))).toMatchObject({ status: 401, code: 'session.none' })
  await api.runJob('close-ended-sockets')
  await until(() => ofMember.socket.readyState === ofMember.socket.CLOSED)
  expect(ofOwner.socket.readyState).toBe(ofOwner.socket.OPEN)
  ofOwner.close()
  expect(await refusalOf(api.signedIn(email))).toMatchObject({ code: 'session.wrong_credentials' })
})

test('a person who works in two restaurants is signed in to the first, even after joining the other', async () => {
  const other = await addRestaurant(api.connection.db)
  const { userId, email } = await addMember(api.connection.db, restaurant.restaurantId, 'manager')
  const { call } = await api.signedIn(email)
  await api.connection.db
    .insert(memberships)
    .values({ restaurantId: other.restaurantId, userId, role: 'owner', createdAt: new Date('2020-01-01') })
  expect((await call(readMe, {})).data.id).toBe(restaurant.restaurantId)
  expect(await refusalOf(call(saveEscalation, { body: defaultEscalation }))).toMatchObject({ code: 'session.forbidden' })
  expect((await (await api.signedIn(email)).call(readMe, {})).data.id).toBe(other.restaurantId)
})

test('the profile shows the owner to every member', async () => {
  await addMember(api.connection.db, restaurant.restaurantId, 'manager')
  await addMember(api.connection.db, restaurant.restaurantId, 'owner')
  const { call } = await api.signedIn(restaurant.email)
  expect((await call(readProfile, {})).data).toMatchObject({ firstName: 'Noora', email: restaurant.email })
  const admin = (await api.signedIn((await addAdmin(api.connection.db)).email, 'admin')).call
  const { data } = await admin(listApplicants, { query: { search: restaurant.email, status: 'all', page: 1, pageSize: 10 } })
  expect(data).toMatchObject([{ id: restaurant.restaurantId, ownerName: 'Noora Owner' }])
})

describe('an account of an earlier release, without a membership', () => {
  /** Changes the data to a restaurant that an earlier release signed up, where restaurant and account have one id. */
  const withoutMembership = async () => {
    const { db } = api.connection
    const { restaurantId, userId } = restaurant
    await db.delete(memberships).where(membershipOf(userId))
    await db.update(users).set({ id: restaurantId, restaurantId }).where(eq(users.id, userId))
    return api.signedIn(restaurant.email)
  }

  test('is the owner of the restaurant with its id', async () => {
    const { call } = await withoutMembership()
    expect((await call(readMe, {})).data.restaurant?._id).toBe(restaurant.restaurantId)
    const { data: profile } = await call(readProfile, {})
    const { email: _email, contactNumber: _contactNumber, ...draft } = profile
    const numbers = {
      commercialRegistrationNumber: 'CR-9',
      tradeLicenseNumber: 'TL-9',
      establishmentIdNumber: 'ES-9',
      taxIdentificationNumber: 'TX-9',
    }
    await call(changeProfile, { body: { ...draft, ...numbers, firstName: 'Mariam', restaurantAddress: 'West Bay, Doha' } })
    expect((await call(readProfile, {})).data.firstName).toBe('Mariam')
    const admin = (await api.signedIn((await addAdmin(api.connection.db)).email, 'admin')).call
    const { data } = await admin(listApplicants, { query: { search: restaurant.email, status: 'all', page: 1, pageSize: 10 } })
    expect(data).toMatchObject([{ id: restaurant.restaurantId, ownerName: 'Mariam Owner' }])
  })

  test('is not the owner once that restaurant has members', async () => {
    const { call } = await withoutMembership()
    await call(readEscalation, {})
    await addMember(api.connection.db, restaurant.restaurantId, 'owner')
    expect(await refusalOf(call(readEscalation, {}))).toMatchObject({ status: 401, code: 'session.none' })
  })
})
