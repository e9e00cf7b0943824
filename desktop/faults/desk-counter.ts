// A counter that runs as the desktop's main process, without windows.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loginMerchant } from '@sufra/shared/accounts/account.routes'
import type { CounterOrderOnWire } from '@sufra/shared/orders/order'
import { listOrders } from '@sufra/shared/orders/order.routes'
import { password } from '../../cloud-api/testing/test-restaurant.ts'
import type { DeskState } from '../src/bridge/desk-state.ts'
import { startTestProxy } from '../testing/test-proxy.ts'
import type { ClockedProcess } from './clocked-api.ts'
import { numbersIn, until, type Counter } from './counter.ts'
import { startDeskProcess } from './desk-process.ts'

export const openDeskCounter = async (api: ClockedProcess): Promise<Counter> => {
  const { restaurantId, email } = await api.addRestaurant()
  const connection = await startTestProxy(api.url)
  const folder = mkdtempSync(join(tmpdir(), 'sufra-desk-cuts-'))
  const desk = await startDeskProcess(folder)
  const isConnected = async () => ((await desk.invoke('readDesk', null)) as DeskState | undefined)?.connection === 'live'
  await desk.invoke('connect', { address: connection.url, mode: 'merchant' })
  await desk.fetch('POST', loginMerchant.path, { email, password })
  await until(isConnected, 'the connection of the desktop')
  return {
    restaurantId,
    connection,
    isConnected,
    shownOrders: async () => {
      const answer = await desk.fetch('GET', listOrders.path)
      if (answer?.status !== 200) return []
      return (JSON.parse(answer.body) as { data: CounterOrderOnWire[] }).data.map(({ orderNumber }) => orderNumber) // main's own response
    },
    announcesEach: true,
    announcedOrders: async () => numbersIn(await desk.notifications()),
    stop: async () => {
      await desk.kill()
      await connection.stop()
      rmSync(folder, { recursive: true, force: true })
      rmSync(`${folder}.keychain`, { force: true })
    },
  }
}
