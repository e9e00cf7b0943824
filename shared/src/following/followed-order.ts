// An order as others follow it by a link: how far it is, and nothing that opens or changes it.
import { z } from 'zod'
import { localizedText } from '../contract/wire.ts'
import { order } from '../orders/order.ts'

/** Milliseconds after an order was closed for which its link works. */
export const followableAfterClosing = 86_400_000

/** 96 random bits, base64url: short enough to be typed. */
export const followToken = z.string().regex(/^[A-Za-z0-9_-]{16}$/, 'order.link_over')

export const followedOrder = order
  .pick({
    orderNumber: true,
    restaurantId: true,
    status: true,
    tableNumber: true,
    placedAt: true,
    acknowledgedAt: true,
    silencedAt: true,
    printedAt: true,
    acceptedAt: true,
    promisedAt: true,
    closedAt: true,
    cancelReason: true,
  })
  /** Absent from an older server. */
  .extend({ restaurantName: localizedText.optional() })
export type FollowedOrder = z.output<typeof followedOrder>

export const isFollowable = ({ closedAt }: Pick<FollowedOrder, 'closedAt'>, now: number): boolean =>
  closedAt === null || now - Date.parse(closedAt) < followableAfterClosing
