// The devices from which members of a restaurant have signed in.
import { z } from 'zod'
import { route } from '../contract/route.ts'
import { id, timestamp } from '../contract/wire.ts'
import { nameText } from '../names.ts'

/**
 * `label`: the name that a member gave the device, or ''. `browser`, `system` and `appVersion` come from its user agent, '' when unknown;
 * only the desktop app has a version. `people`: the names of the people signed in now.
 */
export const device = z.object({
  id,
  label: z.string(),
  browser: z.string(),
  system: z.string(),
  appVersion: z.string(),
  lastSeenAt: timestamp,
  people: z.array(z.string()),
  isThis: z.boolean(),
})
export type Device = z.output<typeof device>

export const deviceName = z.object({ name: nameText('device.name_required', 'device.name_length') })

const common = {
  permission: 'devices.edit',
  reply: z.object({ success: z.literal(true), data: z.array(device) }),
  idempotency: 'safe',
} as const
const params = z.object({ deviceId: id })

export const listDevices = route({
  method: 'GET',
  path: '/api/merchant/devices',
  summary: 'Lists the devices of the restaurant that were used in the last 90 days, newest first, at most 100',
  ...common,
})

export const renameDevice = route({
  method: 'PUT',
  path: '/api/merchant/devices/:deviceId/name',
  summary: 'Names a device',
  params,
  body: deviceName,
  ...common,
})

export const revokeDevice = route({
  method: 'DELETE',
  path: '/api/merchant/devices/:deviceId',
  summary: 'Revokes a device: its sessions end at once, and it must sign in again as a new device. Refused for the device of the caller',
  params,
  ...common,
})
