// What an administrator has to be called for, while it lasts.
import { z } from 'zod'
import { route } from '../contract/route.ts'
import { id, localizedText, timestamp } from '../contract/wire.ts'
import type { Permission } from '../permissions/permissions.ts'

/** Each with the permission of those who are called. */
export const alarmPermissions = {
  critical_request: 'support.answer',
  unreachable: 'restaurants.read',
  mail: 'health.read',
  sms: 'health.read',
} as const satisfies Record<string, Permission>
export type AlarmKind = keyof typeof alarmPermissions
export const alarmKinds = Object.keys(alarmPermissions) as [AlarmKind, ...AlarmKind[]] // its own keys

/** Alarms of a kind that are listed, the oldest first. */
export const maxAlarms = 20

/** `id`: the same while it lasts. `restaurant`: of a request, and an unreachable one. `subject`: of a request, else ''. `page`: where it is dealt with. */
export const alarm = z.object({
  id: z.string(),
  kind: z.enum(alarmKinds),
  since: timestamp,
  restaurant: z.object({ id, name: localizedText, branchName: z.string() }).nullable(),
  subject: z.string(),
  page: z.string(),
})
export type Alarm = z.output<typeof alarm>

export const listAlarms = route({
  method: 'GET',
  path: '/api/admin/alarms',
  permission: 'restaurants.read',
  summary:
    'Lists what an administrator has to be called for: critical requests without an answer, unreachable restaurants, and mail or SMS that cannot be sent. Each role gets its own',
  reply: z.object({ success: z.literal(true), data: z.array(alarm) }),
  idempotency: 'safe',
  offline: 'reject',
})
