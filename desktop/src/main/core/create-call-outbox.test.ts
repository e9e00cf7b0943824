import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { queuedSecondsHeader } from '@sufra/shared/contract/queued-seconds'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openStorage } from './desk-storage.ts'
import type { Entry } from '../outbox/outbox-store.ts'
import { createCallOutbox } from './create-call-outbox.ts'
import type { Platform } from './open-platform.ts'

const madeAt = Date.parse('2026-11-24T12:00:00Z')
const entry: Entry = { key: 'a', restaurantId: 'ours', method: 'PATCH', path: '/x', body: '{}', madeAt }

test('a call sends the number of seconds that it waited for a connection, and each retry sends its total wait', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sufra-call-outbox-'))
  const storage = openStorage({ folder, migrationsFolder: join(import.meta.dirname, '../../../migrations'), now: () => new Date() })
  onTestFinished(() => {
    vi.useRealTimers()
    storage.close()
    rmSync(folder, { recursive: true, force: true })
  })
  vi.useFakeTimers({ toFake: ['Date'] })
  const sent: (string | undefined)[] = []
  let status = 503
  const request = async ({ headers }: { headers?: Record<string, string> }) => {
    sent.push(headers?.[queuedSecondsHeader])
    return { status, headers: {}, body: Buffer.from('{}') }
  }
  const platform = { cloud: { request }, storage } as unknown as Platform // with just the fields that sending uses
  const outbox = createCallOutbox({ platform, isLive: () => true, restaurantId: () => 'ours', onChange: () => {} })

  vi.setSystemTime(madeAt + 900)
  await outbox.put(entry)
  vi.setSystemTime(madeAt + 121_500)
  status = 200
  await outbox.flush()
  expect([...new Set(sent)]).toEqual(['0', '121'])
  expect(outbox.all()).toEqual([])
})
