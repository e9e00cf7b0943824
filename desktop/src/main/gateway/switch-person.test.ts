import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readMe } from '@sufra/shared/accounts/account.routes'
import { listCuisines } from '@sufra/shared/cuisines/cuisine.routes'
import { readPaymentSettings } from '@sufra/shared/payment-settings/payment-settings.routes'
import { switchPerson } from '@sufra/shared/pins/pin.routes'
import { listTables } from '@sufra/shared/tables/table.routes'
import { expect, onTestFinished, test } from 'vitest'
import { openStorage } from '../core/desk-storage.ts'
import { merchant, restaurantId } from '../order-feed/open-desk.test-data.ts'
import { createGateway } from './gateway.ts'
import { createSession } from './session.ts'

const cuisinesPath = listCuisines.path.replace(':merchantId', restaurantId)
const meOf = (name: string) => ({ ...merchant('accepted'), name })

/** A desk on which Noora is signed in and has opened several pages. `reply`: the cloud's response. */
const openDesk = (status: number, reply: object) => {
  const folder = mkdtempSync(join(tmpdir(), 'sufra-switch-'))
  const storage = openStorage({ folder, migrationsFolder: join(import.meta.dirname, '../../../migrations'), now: () => new Date() })
  onTestFinished(() => {
    storage.close()
    rmSync(folder, { recursive: true, force: true })
  })
  const { responses } = storage
  const session = createSession({ responses, onChange: () => {} })
  session.store(JSON.stringify({ success: true, data: meOf('Noora') }))
  for (const path of [cuisinesPath, `${listTables.path}?all=1`, readPaymentSettings.path, '/api/merchant/payouts?month=2026-11'])
    responses.store(path, '{}')
  const headers = new Headers({ 'content-type': 'application/json' })
  const cloud = { request: async () => ({ status, headers, body: new TextEncoder().encode(JSON.stringify(reply)) }) }
  // with just the fields that a call to the cloud uses
  const gateway = createGateway({ cloud, responses, session, orders: storage.orders } as never)
  const path = switchPerson.path.replace(':memberId', '0192a000-0000-7000-8000-000000000001')
  const send = () => gateway.answer(new Request(`http://desk${path}`, { method: 'POST', body: JSON.stringify({ pin: '2580' }) }))
  return { send, session, cached: () => [...responses.hashes().keys()].toSorted() }
}

test('after a switch the page has no token, and the next person gets no cached response that needs a permission', async () => {
  const { send, session, cached } = openDesk(200, { success: true, message: 'Switched', accessToken: 'secret', data: meOf('Salma') })
  const body = await (await send()).text()
  expect(body).not.toContain('secret')
  expect(session.user()?.name).toBe('Salma')
  expect(cached()).toEqual([cuisinesPath, `${listTables.path}?all=1`, readMe.path].toSorted())
})

test('a wrong PIN changes nothing', async () => {
  const { send, session, cached } = openDesk(400, { success: false, error: 'pin.wrong', message: '' })
  expect((await send()).status).toBe(400)
  expect(session.user()?.name).toBe('Noora')
  expect(cached()).toHaveLength(5)
})
