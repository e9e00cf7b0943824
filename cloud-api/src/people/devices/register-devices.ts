import { listDevices, renameDevice, revokeDevice } from '@sufra/shared/devices/device.routes'
import type { FastifyInstance } from 'fastify'
import { readDesktopVersions } from '../accounts/sessions/desktop-versions.store.ts'
import type { MemberSession } from '../../platform/http/sessions/session.ts'
import { recordMemberEntry } from '../audit/audit-log.ts'
import { serve } from '../../platform/http/serve.ts'
import type { Platform } from '../../platform/platform.ts'
import { createPublishEndedSessions } from '../../platform/realtime/publish-ended-sessions.ts'
import { refused } from '../../platform/refusals/refused.ts'
import { setDeviceLabel } from './devices.store.ts'
import { listDevicesOf } from './list-devices.ts'
import { createRevokeDevice } from './revoke-device.ts'

const week = 7 * 86_400_000

/** Registers the devices from which members of a restaurant have signed in. */
export const registerDevices = (app: FastifyInstance, { connection, bus, healthChecks, now }: Platform) => {
  const { db, query } = connection
  healthChecks.add('desktops', () => readDesktopVersions(query, new Date(now().getTime() - week), now()))
  const onSessionsEnded = createPublishEndedSessions(bus)
  const revoke = createRevokeDevice({ connection, now, onSessionsEnded })
  const list = (session: MemberSession) => listDevicesOf(db, session, now())

  /** Refuses `device.not_found`, also for a device of another restaurant. */
  const find = async (session: MemberSession, deviceId: string) => {
    const device = (await list(session)).find(({ id }) => id === deviceId)
    if (!device) throw refused('device.not_found')
    return device
  }

  serve(app, listDevices, async ({ session }) => ({ data: await list(session) }))

  serve(app, renameDevice, async ({ session, params: { deviceId }, body }) => {
    await find(session, deviceId)
    await setDeviceLabel(db, session.restaurantId, deviceId, body.name)
    return { data: await list(session) }
  })

  serve(app, revokeDevice, async ({ session, params: { deviceId } }) => {
    const { label, browser, system, isThis } = await find(session, deviceId)
    if (isThis) throw refused('device.own')
    const { restaurantId, userId: memberId } = session
    const details = { device: deviceId, label, browser, system }
    await revoke(restaurantId, deviceId, (tx) =>
      recordMemberEntry(tx, { memberId, restaurantId, at: now(), action: 'device_revoked', details }),
    )
    return { data: await list(session) }
  })
}
