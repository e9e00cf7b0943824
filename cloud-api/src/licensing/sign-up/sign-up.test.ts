import { privacyVersion } from '@sufra/shared/accounts/consent'
import { readMe } from '@sufra/shared/accounts/account.routes'
import { defaultEscalation } from '@sufra/shared/escalation/escalation'
import { listDocuments } from '@sufra/shared/documents/document.routes'
import { listOrders } from '@sufra/shared/orders/order.routes'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { addApplicant, applicantPassword, goodApplication, messageTo } from '../../../testing/applicants.ts'
import { documents } from '../documents/documents.table.ts'
import { memberships } from '../../people/memberships/memberships.table.ts'
import { restaurants } from '../../people/restaurants/restaurants.table.ts'
import { users } from '../../people/accounts/accounts.table.ts'
import { useSignUp } from './sign-up.test-data.ts'

const { scene, send, restaurantCount } = useSignUp()

const restaurantsOf = (email: string) =>
  scene.api.connection.db
    .select({ restaurantId: memberships.restaurantId, role: memberships.role })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(eq(users.email, email))

test('a sign-up creates a pending restaurant with seven waiting documents and sends a confirmation email', async () => {
  const { call, email } = await addApplicant(scene.api, { restaurantName: 'بيت نورة' })
  const { data: me } = await call(readMe, {})
  expect(me).toMatchObject({
    status: 'pending',
    name: 'Noora Al Kuwari',
    restaurant: { name: { en: '', ar: 'بيت نورة' }, branchName: 'Al Sadd' },
  })
  const { data } = await call(listDocuments, {})
  expect(data.cards.map(({ newest }) => newest?.state)).toEqual(Array.from({ length: 7 }, () => 'waiting'))
  expect(data.cards.at(-1)?.newest?.files).toHaveLength(2)
  expect(data.cards.find(({ kind }) => kind === 'proofOfIdentity')?.newest).toMatchObject({
    type: 'passport',
    issueDate: '2025-01-31',
    expirationDate: '2027-01-31',
  })
  expect(await messageTo(scene.api, email)).toMatchObject({ subject: 'We received your application', restaurantId: me.id })
  const [user] = await scene.api.connection.db.select().from(users).where(eq(users.email, email))
  expect([me.id, user?.id === me.id]).toEqual([me.restaurant?._id, false])
  expect(await restaurantsOf(email)).toMatchObject([{ restaurantId: me.id, role: 'owner' }])
  expect(user?.passwordHash).toMatch(/^\$argon2id\$v=19\$/)
})

test('the SMS about orders that are not accepted go to the verified number of a new restaurant', async () => {
  const application = await goodApplication(scene.api)
  expect((await send(application)).status).toBe(200)
  const [own] = await restaurantsOf(application.email)
  const [stored] = await scene.api.connection.db
    .select({ escalation: restaurants.escalation })
    .from(restaurants)
    .where(eq(restaurants.id, own?.restaurantId ?? ''))
  expect(stored?.escalation).toEqual({ ...defaultEscalation, smsNumbers: [`+${application.contactNumber}`] })
})

test.each([undefined, '', 'yes', '2020-01-01'])(
  'an application with the agreement %j is refused, and an accepted agreement is stored with its version and time',
  async (wrong) => {
    const application = await goodApplication(scene.api)
    const before = await restaurantCount()
    expect(await send({ ...application, consent: wrong })).toMatchObject({ status: 400, error: 'account.consent_required' })
    expect(await restaurantCount()).toBe(before)
    expect((await send(application)).status).toBe(200)
    const [own] = await restaurantsOf(application.email)
    const [stored] = await scene.api.connection.db
      .select()
      .from(restaurants)
      .where(eq(restaurants.id, own?.restaurantId ?? ''))
    expect(stored).toMatchObject({ consentVersion: privacyVersion, consentedAt: scene.clock.now })
  },
)

describe('an application', () => {
  test('sent again after a lost response is not duplicated', async () => {
    const application = await goodApplication(scene.api)
    expect((await send(application)).status).toBe(200)
    const before = await restaurantCount()
    expect((await send(application)).status).toBe(200)
    expect(await restaurantCount()).toBe(before)
  })

  test('sent five times concurrently is created once', async () => {
    const application = await goodApplication(scene.api)
    const before = (await restaurantCount()) ?? 0
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => send(application)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    expect(await restaurantCount()).toBe(before + 1)
    expect(await scene.api.connection.db.select().from(users).where(eq(users.email, application.email))).toHaveLength(1)
    const [membership] = await restaurantsOf(application.email)
    const ofRestaurant = eq(documents.restaurantId, membership?.restaurantId ?? '')
    expect(await scene.api.connection.db.select().from(documents).where(ofRestaurant)).toHaveLength(7)
  })

  test('needs proofs of the last 24 hours', async () => {
    const application = await goodApplication(scene.api)
    const proven = scene.clock.now
    scene.clock.now = new Date(proven.getTime() + 24 * 3_600_000)
    expect(await send(application)).toMatchObject({ error: 'account.contact_unverified' })
    scene.clock.now = new Date(scene.clock.now.getTime() - 1_000)
    expect((await send(application)).status).toBe(200)
  })

  test('is refused with the proofs of another application', async () => {
    const [one, other] = [await goodApplication(scene.api), await goodApplication(scene.api)]
    expect((await send(one)).status).toBe(200)
    expect(await send({ ...other, contactNumber: one.contactNumber, contactProof: one.contactProof })).toMatchObject({
      error: 'account.contact_unverified',
    })
    expect(await send({ ...other, email: one.email, emailProof: one.emailProof })).toMatchObject({ error: 'account.email_unverified' })
    expect(await send({ ...other, contactProof: other.emailProof })).toMatchObject({ error: 'account.contact_unverified' })
  })

  test('is refused when the email was registered in the meantime', async () => {
    const application = await goodApplication(scene.api)
    await scene.api.connection.db
      .insert(users)
      .values({ id: crypto.randomUUID(), role: 'admin', email: application.email, passwordHash: 'x', firstName: 'Ada' })
    expect(await send(application)).toMatchObject({ status: 409, error: 'account.email_taken' })
  })

  test('can sign in, but cannot call routes of accepted restaurants', async () => {
    const { email } = await addApplicant(scene.api)
    const { accessToken } = await scene.api.signedIn(email, 'merchant', applicantPassword)
    const answer = await scene.api.fetch(listOrders.path, { headers: { authorization: `Bearer ${accessToken}` } })
    expect(answer.status).toBe(403)
  })
})
