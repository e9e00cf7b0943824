import { z } from 'zod'
import { merchantStatuses } from '../accounts/account.ts'
import { route } from '../contract/route.ts'
import { id, localizedText, timestamp } from '../contract/wire.ts'
import { deactivationDraft, deactivationReasons } from './deactivation.ts'

/** The beginning and the reason of a deactivation. `note`: an administrator's message to the restaurant. */
const deactivation = z.object({ since: timestamp, reason: z.enum(deactivationReasons), note: z.string() })
export type Deactivation = z.output<typeof deactivation>

/**
 * The consequences of deactivating now. `awaitingPayment`: orders with a pending payment, which counters see once it is authorised.
 * `devices`: devices on which members are signed in.
 */
const deactivationEffect = z.object({
  openOrders: z.int(),
  awaitingPayment: z.int(),
  membersSignedIn: z.int(),
  devices: z.int(),
})
export type DeactivationEffect = z.output<typeof deactivationEffect>

const deactivationState = z.object({
  name: localizedText,
  status: z.enum(merchantStatuses),
  deactivation: deactivation.nullable(),
  effect: deactivationEffect,
})
export type DeactivationState = z.output<typeof deactivationState>

const ofRestaurant = {
  path: '/api/admin/restaurants/:restaurantId/deactivation',
  permission: 'restaurants.deactivate',
  params: z.object({ restaurantId: id }),
  reply: z.object({ success: z.literal(true), data: deactivationState }),
  idempotency: 'safe',
} as const

export const readDeactivation = route({
  ...ofRestaurant,
  method: 'GET',
  summary: 'Returns whether a restaurant is deactivated, and whom deactivating it concerns now',
})

export const deactivateRestaurant = route({
  ...ofRestaurant,
  method: 'PUT',
  summary: 'Deactivates an accepted restaurant, and notifies its owner. One that is deactivated keeps its first reason',
  body: deactivationDraft,
})

export const restoreRestaurant = route({
  ...ofRestaurant,
  method: 'DELETE',
  summary: 'Restores a deactivated restaurant, and notifies its owner',
})

export const readOwnDeactivation = route({
  method: 'GET',
  path: '/api/merchant/deactivation',
  permission: 'settings.read',
  summary: 'Returns why the own restaurant is deactivated; null when it is not',
  reply: z.object({ success: z.literal(true), data: deactivation.nullable() }),
  idempotency: 'safe',
  offline: 'cache',
})
