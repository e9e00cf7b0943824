// The functions that deactivate and restore a restaurant, for administrators and for jobs. Both run in the transaction of their caller, who
// calls `statusChanged` after the commit.
import { deactivationStep, type DeactivationReason } from '@sufra/shared/deactivation/deactivation'
import type { MerchantStatus } from '@sufra/shared/accounts/account'
import { recordAuditEntry } from '../../people/audit/audit-log.ts'
import type { Db } from '../../platform/db/connect.ts'
import { lockCounters } from '../../platform/feed/counters.store.ts'
import { readOwner } from '../../people/memberships/memberships.store.ts'
import { enqueueMessages } from '../../platform/messages/enqueue-messages.ts'
import { restaurantDeactivatedMail, restaurantDeactivatedSms } from '../../platform/messages/templates/restaurant-deactivated.ts'
import { restaurantRestoredMail, restaurantRestoredSms } from '../../platform/messages/templates/restaurant-restored.ts'
import { refused } from '../../platform/refusals/refused.ts'
import { changeStatus } from '../../people/restaurants/change-status.ts'
import { lockRestaurant, updateRestaurant } from '../../people/restaurants/restaurants.store.ts'
import { readDeactivationEffect } from './deactivation-effect.ts'

/** `adminId`: null for an action of the platform. */
type Request = { restaurantId: string; adminId: string | null; now: Date; publicAddress: string }

const pages = { account: '/merchant/settings/payments-subscriptions', board: '/merchant/orders' } as const

/**
 * Locks the counters first, like orders and all changes of the menu, so that an order is either placed before, and finished, or refused.
 */
const lockFor = async (tx: Db, restaurantId: string, wanted: Extract<MerchantStatus, 'accepted' | 'deactivated'>) => {
  await lockCounters(tx, restaurantId)
  const restaurant = await lockRestaurant(tx, restaurantId)
  if (!restaurant) throw refused('restaurant.not_found')
  const step = deactivationStep(restaurant.status, wanted)
  if (step === 'deactivation.not_accepted') throw refused(step)
  return step === 'change' ? restaurant : undefined
}

/**
 * Deactivates a restaurant and notifies its owner in the app, by mail and by SMS. Returns false, and keeps the first reason, when the
 * restaurant is deactivated already. Refuses `restaurant.not_found` and `deactivation.not_accepted`.
 */
export const deactivateRestaurant = async (
  tx: Db,
  { restaurantId, adminId, now, publicAddress, reason, note = '' }: Request & { reason: DeactivationReason; note?: string },
): Promise<boolean> => {
  const restaurant = await lockFor(tx, restaurantId, 'deactivated')
  if (!restaurant) return false
  const effect = await readDeactivationEffect(tx, restaurantId, now)
  await updateRestaurant(tx, restaurantId, { deactivatedAt: now, deactivationReason: reason, deactivationNote: note })
  await changeStatus(tx, { restaurantId, status: 'deactivated', now, notify: { kind: 'account_deactivated', chatLink: pages.account } })
  await recordAuditEntry(tx, { adminId, restaurantId, at: now, action: 'restaurant_deactivated', details: { reason, note, effect } })
  const owner = await readOwner(tx, restaurantId)
  if (!owner) return true
  const content = { language: owner.language, restaurant: restaurant.name, link: publicAddress + pages.account, reason, note }
  await enqueueMessages(tx, now, [
    { ...restaurantDeactivatedMail(content), to: owner.email, restaurantId },
    { ...restaurantDeactivatedSms(content), to: `+${owner.contactNumber}`, restaurantId },
  ])
  return true
}

/**
 * Restores a deactivated restaurant and notifies its owner. `reason` limits it to a restaurant that was deactivated for that reason: a
 * payment does not restore a restaurant that was deactivated for another reason. Returns false when nothing is changed. Refuses
 * `restaurant.not_found` and `deactivation.not_accepted`.
 */
export const restoreRestaurant = async (
  tx: Db,
  { restaurantId, adminId, now, publicAddress, reason }: Request & { reason?: DeactivationReason },
): Promise<boolean> => {
  const restaurant = await lockFor(tx, restaurantId, 'accepted')
  if (!restaurant || (reason && restaurant.deactivationReason !== reason)) return false
  await updateRestaurant(tx, restaurantId, { deactivatedAt: null, deactivationReason: null, deactivationNote: '' })
  await changeStatus(tx, { restaurantId, status: 'accepted', now, notify: { kind: 'account_restored', chatLink: pages.board } })
  const details = { reason: restaurant.deactivationReason, since: restaurant.deactivatedAt }
  await recordAuditEntry(tx, { adminId, restaurantId, at: now, action: 'restaurant_restored', details })
  const owner = await readOwner(tx, restaurantId)
  if (!owner) return true
  const content = { language: owner.language, restaurant: restaurant.name, link: publicAddress + pages.board }
  await enqueueMessages(tx, now, [
    { ...restaurantRestoredMail(content), to: owner.email, restaurantId },
    { ...restaurantRestoredSms(content), to: `+${owner.contactNumber}`, restaurantId },
  ])
  return true
}
