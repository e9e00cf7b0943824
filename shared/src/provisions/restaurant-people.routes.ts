// Members and devices of a restaurant, for administrators. All of them may read the lists; the platform's owners and support may end
// sessions.
import { z } from 'zod'
import { deviceSession } from '../accounts/own-account.routes.ts'
import { route } from '../contract/route.ts'
import { done, id } from '../contract/wire.ts'
import { device } from '../devices/device.routes.ts'
import { invitation, member } from '../staff/staff.routes.ts'
import { ofRestaurant } from './restaurant.routes.ts'

const ofCaller = { isSelf: true, mayEdit: true } as const
const seenMember = member.omit(ofCaller)
export type SeenMember = z.output<typeof seenMember>
const seenInvitation = invitation.omit({ mayEdit: true })
export type SeenInvitation = z.output<typeof seenInvitation>

const ofMember = ofRestaurant.extend({ memberId: id })
const read = { permission: 'restaurants.read', idempotency: 'safe' } as const
const signOut = { permission: 'restaurants.sign-out', idempotency: 'safe' } as const

export const listRestaurantStaff = route({
  method: 'GET',
  path: '/api/admin/restaurants/:restaurantId/staff',
  summary: 'Lists the members of a restaurant and its open invitations',
  params: ofRestaurant,
  reply: z.object({ success: z.literal(true), data: z.object({ members: z.array(seenMember), invitations: z.array(seenInvitation) }) }),
  ...read,
})

export const listMemberSessions = route({
  method: 'GET',
  path: '/api/admin/restaurants/:restaurantId/staff/:memberId/sessions',
  summary: 'Lists the devices on which a member of a restaurant is signed in there',
  params: ofMember,
  reply: z.object({ success: z.literal(true), data: z.array(deviceSession) }),
  ...read,
})

export const endMemberSession = route({
  method: 'DELETE',
  path: '/api/admin/restaurants/:restaurantId/staff/:memberId/sessions/:sessionId',
  summary: 'Signs a member of a restaurant out on one device, at once',
  params: ofMember.extend({ sessionId: deviceSession.shape.id }),
  reply: done,
  ...signOut,
})

export const listRestaurantDevices = route({
  method: 'GET',
  path: '/api/admin/restaurants/:restaurantId/devices',
  summary: 'Lists the devices of a restaurant that were used in the last 90 days, newest first, at most 100',
  params: ofRestaurant,
  reply: z.object({ success: z.literal(true), data: z.array(device) }),
  ...read,
})

export const revokeRestaurantDevice = route({
  method: 'DELETE',
  path: '/api/admin/restaurants/:restaurantId/devices/:deviceId',
  summary: 'Revokes a device of a restaurant: its sessions end at once, and it must sign in again as a new device',
  params: ofRestaurant.extend({ deviceId: id }),
  reply: done,
  ...signOut,
})
