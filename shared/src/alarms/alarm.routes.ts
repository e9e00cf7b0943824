// Alarms: events for which an administrator is called while they last.
import { z } from 'zod'
import { route } from '../contract/route.ts'
import { id, localizedText, timestamp } from '../contract/wire.ts'
import type { Permission } from '../permissions/permissions.ts'

/** Each kind of alarm with the permission that administrators need to be called. */
export const alarmPermissions = {
  critical_request: 'support.answer',
  unreachable: 'restaurants.read',
  mail: 'health.read',
  sms: 'health.read',
} as const satisfies Record<string, Permission>
export type AlarmKind = keyof typeof alarmPermissions
export const alarmKinds = Object.keys(alarmPermissions) as [AlarmKind, ...AlarmKind[]] // the object's own keys

/** Maximum number of listed alarms of a kind, the oldest first. */
export const maxAlarms = 20

/**
 * `id` stays the same while the alarm lasts. `restaurant`: set for a request and for an unreachable restaurant. `subject`: the subject of a
 * request, else ''. `page`: the page on which the alarm can be resolved.
 */
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
})
