// An order as other people follow it with a link: its progress, without any access to it.
import { z } from 'zod'
import { localizedText } from '../contract/wire.ts'
import { order } from '../orders/order.ts'

/** Milliseconds for which the link works after the order was closed. */
export const followableAfterClosing = 86_400_000

/** A token of 96 random bits, base64url: short enough to be typed. */
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
  /** Absent from replies of an older server. */
  .extend({ restaurantName: localizedText.optional() })
export type FollowedOrder = z.output<typeof followedOrder>

export const isFollowable = ({ closedAt }: Pick<FollowedOrder, 'closedAt'>, now: number): boolean =>
  closedAt === null || now - Date.parse(closedAt) < followableAfterClosing
