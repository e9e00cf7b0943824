import { loginMerchant, readMe } from '@sufra/shared/accounts/account.routes'
import {
  changePassword,
  changeProfile,
  endAllSessions,
  endSession,
  listSessions,
  readProfile,
} from '@sufra/shared/accounts/own-account.routes'
import { readMenu } from '@sufra/shared/menu/menu.routes'
import { describe, expect, test } from 'vitest'
import { messageTo } from '../../../testing/applicants.ts'
import { refusalOf, useApi } from '../../../testing/test-api.ts'
import { addRestaurant, password } from '../../../testing/test-restaurant.ts'

const api = useApi()
const other = 'Machbus1!'

const signsIn = async (email: string, given: string) => (await api.post(loginMerchant.path, { email, password: given })).status === 200

describe('the sessions of an account', () => {
  test('are listed with their devices, and the current session is marked', async () => {
    const { email } = await addRestaurant(api.connection.db)
    const agents = [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
      'Sufra/1.1.1 (Windows 11)',
    ]
    for (const agent of agents)
      await api.fetch(loginMerchant.path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'user-agent': agent },
        body: JSON.stringify({ email, password }),
      })
    const { call } = await api.signedIn(email)
    const { data } = await call(listSessions, {})
    expect(data.map(({ browser, system }) => [browser, system])).toEqual(
      expect.arrayContaining([
        ['Chrome', 'Windows'],
        ['Sufra', 'Windows 11'],
      ]),
    )
    expect(data.filter(({ isThis }) => isThis)).toHaveLength(1)
  })

  test('end individually, and only by their own account', async () => {
    const { email } = await addRestaurant(api.connection.db)
    const otherRestaurant = await addRestaurant(api.connection.db)
    const [here, there] = [await api.signedIn(email), await api.signedIn(email)]
    const otherSession = await api.signedIn(otherRestaurant.email)
    const found = (await here.call(listSessions, {})).data.find(({ isThis }) => !isThis)
    const params = { sessionId: found?.id ?? '' }
    expect(await refusalOf(otherSession.call(endSession, { params }))).toMatchObject({ status: 404, code: 'account.session_unknown' })
    await here.call(endSession, { params })
    expect(await refusalOf(there.call(readMe, {}))).toMatchObject({ status: 401 })
    await here.call(readMe, {})
    expect(await refusalOf(here.call(endSession, { params }))).toMatchObject({ status: 404 })
  })

  test('all end, including the current session, and an email confirms it', async () => {
    const { email } = await addRestaurant(api.connection.db)
    const [here, there] = [await api.signedIn(email), await api.signedIn(email)]
    await here.call(endAllSessions, {})
    for (const { call } of [here, there]) expect(await refusalOf(call(readMe, {}))).toMatchObject({ status: 401 })
    expect((await messageTo(api, email))?.subject).toBe('You have been signed out of Sufra on all devices')
  })

  test('end when the password changes, except the current session', async () => {
    const { email } = await addRestaurant(api.connection.db)
    const [here, there] = [await api.signedIn(email), await api.signedIn(email)]
    expect(await refusalOf(here.call(changePassword, { body: { current: 'wrong', password: other } }))).toMatchObject({
      code: 'account.password_wrong',
    })
    await here.call(changePassword, { body: { current: password, password: other } })
    expect(await refusalOf(there.call(readMe, {}))).toMatchObject({ status: 401 })
    await here.call(readMe, {})
    expect([await signsIn(email, password), await signsIn(email, other)]).toEqual([false, true])
  })
})

test('the current password is locked after six wrong guesses, like at sign-in', async () => {
  const { call } = await api.signedIn((await addRestaurant(api.connection.db)).email)
  const codes: unknown[] = []
  for (const current of ['a', 'b', 'c', 'd', 'e', 'f', password])
    codes.push((await refusalOf(call(changePassword, { body: { current, password: other } }))).code)
  expect(codes).toEqual([...Array.from({ length: 6 }, () => 'account.password_wrong'), 'account.locked'])
})

describe('a profile', () => {
  const draft = {
    name: { en: 'Bayt Noora', ar: 'بيت نورة' },
    branchName: 'Lusail',
    firstName: 'Noora',
    lastName: 'Al Kuwari',
    restaurantAddress: 'Marina 7, Lusail',
    facebookUrl: '',
    instagramUrl: '',
    googleReviewUrl: 'https://g.page/r/x',
    commercialRegistrationNumber: 'CR-9',
    tradeLicenseNumber: 'TL-9',
    establishmentIdNumber: 'ES-9',
    taxIdentificationNumber: 'TX-9',
  }

  test('changes, and diners see the name immediately; the registration numbers stay, since documents prove them', async () => {
    const { email, restaurantId } = await addRestaurant(api.connection.db)
    const { call } = await api.signedIn(email)
    const menu = async () => (await api.call(readMenu, { params: { restaurantId } })).data.restaurant.name.en
    expect(await menu()).toBe('Test Kitchen')
    const { data } = await call(changeProfile, { body: draft })
    expect(data).toMatchObject({
      ...draft,
      commercialRegistrationNumber: '',
      tradeLicenseNumber: '',
      establishmentIdNumber: '',
      taxIdentificationNumber: '',
    })
    expect(await menu()).toBe('Bayt Noora')
    expect((await call(readMe, {})).data).toMatchObject({ name: 'Noora Al Kuwari', restaurant: { name: draft.name } })
  })

  test('of a rejected restaurant changes with its numbers; it cannot change while the restaurant is pending or deactivated', async () => {
    const rejected = await api.signedIn((await addRestaurant(api.connection.db, { status: 'rejected' })).email)
    expect((await rejected.call(changeProfile, { body: draft })).data).toMatchObject(draft)
    const pending = await api.signedIn((await addRestaurant(api.connection.db, { status: 'pending' })).email)
    expect(await refusalOf(pending.call(changeProfile, { body: draft }))).toMatchObject({ status: 409, code: 'account.under_review' })
    expect((await pending.call(readProfile, {})).data.branchName).toBe('West Bay')
    const deactivated = await api.signedIn((await addRestaurant(api.connection.db, { status: 'deactivated' })).email)
    expect(await refusalOf(deactivated.call(changeProfile, { body: draft }))).toMatchObject({ status: 403, code: 'session.not_accepted' })
  })

  test.each([
    [{ name: { en: '', ar: '' } }, 'account.restaurant_required'],
    [{ name: { en: 'AB', ar: 'أ' } }, 'account.name_length'],
    [{ googleReviewUrl: 'x' }, 'account.link_invalid'],
  ])('is refused with %j', async (change, code) => {
    const { call } = await api.signedIn((await addRestaurant(api.connection.db)).email)
    expect(await refusalOf(call(changeProfile, { body: { ...draft, ...change } }))).toMatchObject({ status: 400, code })
  })
})
