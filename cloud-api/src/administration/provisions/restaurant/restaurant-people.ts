// The people and devices of a restaurant, which administrators see and sign out.
import type { DeviceSession } from '@sufra/shared/accounts/own-account.routes'
import type { Device } from '@sufra/shared/devices/device.routes'
import { endOwnSession } from '../../../people/accounts/sessions/own-sessions.store.ts'
import { listSessionsOf } from '../../../people/accounts/sessions/own-sessions.ts'
import type { AdministratorSession } from '../../../platform/http/sessions/session.ts'
import { recordAuditEntry } from '../../../people/audit/audit-log.ts'
import type { Connection } from '../../../platform/db/connect.ts'
import { listDevicesOf } from '../../../people/devices/list-devices.ts'
import { createRevokeDevice } from '../../../people/devices/revoke-device.ts'
import { readMemberRole } from '../../../people/memberships/memberships.store.ts'
import { refused } from '../../../platform/refusals/refused.ts'
import { readRestaurant } from '../../../people/restaurants/restaurants.store.ts'
import { readTeam } from '../../../people/staff/read-team.ts'

type Deps = { connection: Pick<Connection, 'db' | 'transact'>; now: () => Date; onSessionsEnded: (sessionIds: string[]) => void }
type Member = { restaurantId: string; memberId: string }

export const createRestaurantPeople = ({ connection, now, onSessionsEnded }: Deps) => {
  const { db, transact } = connection
  const revoke = createRevokeDevice({ connection, now, onSessionsEnded })

  const requireRestaurant = async (restaurantId: string) => {
    if (!(await readRestaurant(db, restaurantId))) throw refused('restaurant.not_found')
  }
  const requireMember = async ({ restaurantId, memberId }: Member) => {
    if (!(await readMemberRole(db, restaurantId, memberId))) throw refused('staff.member_not_found')
  }
  /** Refuses `restaurant.not_found`, like all reads here. */
  const devices = async (restaurantId: string): Promise<Device[]> => {
    await requireRestaurant(restaurantId)
    return listDevicesOf(db, { restaurantId }, now())
  }

  return {
    team: async (restaurantId: string) => {
      await requireRestaurant(restaurantId)
      return readTeam(db, restaurantId)
    },

    devices,

    /** Refuses `staff.member_not_found`, also for a member of another restaurant. */
    sessions: async (member: Member): Promise<DeviceSession[]> => {
      await requireMember(member)
      return listSessionsOf(db, member.memberId, '', now(), member.restaurantId)
    },

    /** Refuses `staff.member_not_found`, and `account.session_unknown` for a session that is not theirs at this restaurant. */
    endSession: async ({ userId: adminId }: AdministratorSession, member: Member, sessionId: string): Promise<void> => {
      await requireMember(member)
      const { restaurantId, memberId } = member
      await transact(async (tx) => {
        if (!(await endOwnSession(tx, memberId, sessionId, now(), restaurantId))) throw refused('account.session_unknown')
        const details = { member: memberId }
        await recordAuditEntry(tx, { adminId, restaurantId, at: now(), action: 'member_signed_out', details })
      })
      onSessionsEnded([sessionId])
    },

    /** Refuses `device.not_found`, also for a device of another restaurant. */
    revokeDevice: async ({ userId: adminId }: AdministratorSession, restaurantId: string, deviceId: string): Promise<void> => {
      const device = (await devices(restaurantId)).find(({ id }) => id === deviceId)
      if (!device) throw refused('device.not_found')
      const { label, browser, system } = device
      const details = { device: deviceId, label, browser, system }
      await revoke(restaurantId, deviceId, (tx) =>
        recordAuditEntry(tx, { adminId, restaurantId, at: now(), action: 'device_revoked', details }),
      )
    },
  }
}
