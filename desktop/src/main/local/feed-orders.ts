// The open orders from the feed, and the feed position: stored in one transaction, so that neither is ahead of the other.
import type { CounterOrderOnWire } from '@sufra/shared/orders/order'
import { isOpenOrder } from '@sufra/shared/orders/order-status'
import { and, asc, eq, lte } from 'drizzle-orm'
import { feedOrders, feedPosition } from './cache.table.ts'
import type { Sqlite } from './open-sqlite.ts'

/** Number of feed events for which a closed order is stored. */
const closedRetention = 500

const rowOf = (order: CounterOrderOnWire, seq: number) => ({
  orderId: order.orderId,
  version: order.version,
  seq,
  isOpen: isOpenOrder(order.status),
  body: order,
})

export const createFeedOrders = ({ db }: Pick<Sqlite, 'db'>) => {
  const read = (orderId: string) => db.select().from(feedOrders).where(eq(feedOrders.orderId, orderId)).get()

  const upsert = (order: CounterOrderOnWire, seq: number) => {
    const row = rowOf(order, seq)
    db.insert(feedOrders).values(row).onConflictDoUpdate({ target: feedOrders.orderId, set: row }).run()
  }

  const position = (restaurantId: string): number | undefined =>
    db.select().from(feedPosition).where(eq(feedPosition.restaurantId, restaurantId)).get()?.seq

  const advanceTo = (restaurantId: string, applied: number) => {
    const seq = Math.max(applied, position(restaurantId) ?? 0)
    db.insert(feedPosition).values({ restaurantId, seq }).onConflictDoUpdate({ target: feedPosition.restaurantId, set: { seq } }).run()
  }

  return {
    /** Returns the last applied feed number of the restaurant; undefined when this cache has none. */
    position,

    read: (orderId: string): CounterOrderOnWire | undefined => read(orderId)?.body,

    /** Returns the open orders, oldest first. */
    open: (): CounterOrderOnWire[] =>
      db
        .select()
        .from(feedOrders)
        .where(eq(feedOrders.isOpen, true))
        .all()
        .map(({ body }) => body)
        .toSorted((a, b) => Date.parse(a.placedAt) - Date.parse(b.placedAt) || a.orderNumber - b.orderNumber),

    /** Applies one feed event and advances the position. `change` receives the stored order and returns the new one; undefined: no change. */
    applyEvent: (
      restaurantId: string,
      seq: number,
      orderId: string | undefined,
      change: (known: CounterOrderOnWire | undefined) => CounterOrderOnWire | undefined,
    ) =>
      db.transaction(() => {
        const known = orderId === undefined ? undefined : read(orderId)?.body
        const next = change(known)
        if (next && (!known || next.version > known.version)) upsert(next, seq)
        advanceTo(restaurantId, seq)
        db.delete(feedOrders)
          .where(and(eq(feedOrders.isOpen, false), lte(feedOrders.seq, seq - closedRetention)))
          .run()
      }),

    /** Stores the order of a move's response if it is newer than the one from the feed. */
    storeIfNewer: (order: CounterOrderOnWire) => {
      const known = read(order.orderId)
      if (known && known.version < order.version) upsert(order, known.seq)
    },

    /**
     * Replaces the orders with the complete list at `seq`. Removes orders that are missing in it, unless a later feed event stored them.
     */
    replace: (restaurantId: string, orders: CounterOrderOnWire[], seq: number) =>
      db.transaction(() => {
        const isListed = new Set(orders.map(({ orderId }) => orderId))
        for (const row of db.select().from(feedOrders).where(lte(feedOrders.seq, seq)).orderBy(asc(feedOrders.seq)).all())
          if (row.isOpen && !isListed.has(row.orderId)) db.delete(feedOrders).where(eq(feedOrders.orderId, row.orderId)).run()
        for (const order of orders) {
          const known = read(order.orderId)
          if (!known || known.version < order.version) upsert(order, seq)
        }
        advanceTo(restaurantId, seq)
      }),

    /** Returns the restaurant that this cache belongs to. */
    owner: (): string | undefined => db.select().from(feedPosition).get()?.restaurantId,
    clear: () =>
      db.transaction(() => {
        db.delete(feedOrders).run()
        db.delete(feedPosition).run()
      }),
  }
}

export type FeedOrders = ReturnType<typeof createFeedOrders>
