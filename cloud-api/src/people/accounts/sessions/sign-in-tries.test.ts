import { loginMerchant } from '@sufra/shared/accounts/account.routes'
import { describe, expect, test } from 'vitest'
import { useApi } from '../../../../testing/test-api.ts'
import { addRestaurant, password } from '../../../../testing/test-restaurant.ts'
import { hashPassword } from '../passwords/passwords.ts'

const api = useApi({ now: () => clock.now })
const clock = { now: new Date('2026-11-20T12:00:00Z') }
const wait = (seconds: number) => (clock.now = new Date(clock.now.getTime() + seconds * 1_000))

describe('wrong passwords', () => {
  const from = async (network: string, email: string, given: string) => {
    const { status, error, details } = await api.post(loginMerchant.path, { email, password: given }, { network })
    return { status, error, retryAt: Date.parse((details as { retryAt?: string } | undefined)?.retryAt ?? '') } // of account.locked
  }

  test('lock for 30 s after six in a row, longer each time', async () => {
    const { email } = await addRestaurant(api.connection.db)
    for (let tries = 0; tries < 6; tries += 1) expect((await from('10.1.0.1', email, 'wrong')).status).toBe(401)
    const locked = await from('10.1.0.1', email, password)
    expect(locked).toMatchObject({ status: 429, error: 'account.locked' })
    expect(locked.retryAt - clock.now.getTime()).toBe(30_000)
    wait(30)
    expect((await from('10.1.0.1', email, 'wrong')).status).toBe(401)
    const longer = await from('10.1.0.1', email, password)
    expect(longer.retryAt - clock.now.getTime()).toBe(60_000)
    wait(60)
    expect((await from('10.1.0.1', email, password)).status).toBe(200)
  })

  test('are cleared by the correct password', async () => {
    const { email } = await addRestaurant(api.connection.db)
    for (const given of ['a', 'b', 'c', 'd', 'e', password, 'f', 'g'])
      expect((await from('10.1.0.2', email, given)).status).toBe(given === password ? 200 : 401)
  })

  test('from another network do not lock the counter out, unless they come from very many networks', async () => {
    const { email } = await addRestaurant(api.connection.db)
    for (let tries = 0; tries < 8; tries += 1) await from('10.2.0.1', email, 'wrong')
    expect((await from('10.2.0.2', email, password)).status).toBe(200)
    for (let tries = 0; tries < 50; tries += 1) await from(`10.2.1.${tries}`, email, 'wrong')
    expect(await from('10.2.0.3', email, password)).toMatchObject({ status: 429, error: 'account.locked' })
  })

  test('are not counted while the server is too busy to check them', async () => {
    const { email } = await addRestaurant(api.connection.db)
    for (let tries = 0; tries < 5; tries += 1) expect((await from('10.2.2.1', email, 'wrong')).status).toBe(401)
    // Two passwords are hashed at once and a hundred wait; each is followed by another, so that no sign-in finds a free place.
    const load = { isOn: true }
    const stayBusy = async () => {
      while (load.isOn) await hashPassword('Right@2026')
    }
    const hashing = Array.from({ length: 102 }, stayBusy)
    for (let tries = 0; tries < 3; tries += 1)
      expect(await from('10.2.2.1', email, 'wrong')).toMatchObject({ status: 503, error: 'server.busy' })
    load.isOn = false
    await Promise.all(hashing)
    expect((await from('10.2.2.1', email, 'wrong')).status).toBe(401)
    expect((await from('10.2.2.1', email, password)).error).toBe('account.locked')
    wait(30)
    expect((await from('10.2.2.1', email, password)).status).toBe(200)
  })

  test('for an unknown email lock in the same way', async () => {
    for (let tries = 0; tries < 6; tries += 1) expect((await from('10.3.0.1', 'ghost@sufra.test', 'wrong')).status).toBe(401)
    expect((await from('10.3.0.1', 'ghost@sufra.test', 'wrong')).error).toBe('account.locked')
  })
})
