// The open orders as the feed told them, and how far it was heard: stored together, so that neither runs ahead of the other.
import type { CounterOrderOnWire } from '@sufra/shared/orders/order'
import { isOpenOrder } from '@sufra/shared/orders/order-status'
import { and, asc, eq, lte } from 'drizzle-orm'
import { feedOrders, feedPosition } from './cache.table.ts'
import type { Sqlite } from './open-sqlite.ts'

/** How many numbers of the feed a closed order is remembered. */
const closedKept = 500

const rowOf = (order: CounterOrderOnWire, seq: number) => ({
  orderId: order.orderId,
  version: order.version,
  seq,
  isOpen: isOpenOrder(order.status),
  body: order,
})

export const createFeedOrders = ({ db }: Pick<Sqlite, 'db'>) => {
  const read = (orderId: string) => db.select().from(feedOrders).where(eq(feedOrders.orderId, orderId)).get()

  const put = (order: CounterOrderOnWire, seq: number) => {
    const row = rowOf(order, seq)
    db.insert(feedOrders).values(row).onConflictDoUpdate({ target: feedOrders.orderId, set: row }).run()
  }

  const position = (restaurantId: string): number | undefined =>
    db.select().from(feedPosition).where(eq(feedPosition.restaurantId, restaurantId)).get()?.seq

  const moveTo = (restaurantId: string, heard: number) => {
    const seq = Math.max(heard, position(restaurantId) ?? 0)
    db.insert(feedPosition).values({ restaurantId, seq }).onConflictDoUpdate({ target: feedPosition.restaurantId, set: { seq } }).run()
  }

  return {
    /** How far the restaurant's feed was heard; undefined when this cache never heard it. */
    position,

    read: (orderId: string): CounterOrderOnWire | undefined => read(orderId)?.body,

    /** The open orders, oldest first. */
    open: (): CounterOrderOnWire[] =>
      db
        .select()
        .from(feedOrders)
        .where(eq(feedOrders.isOpen, true))
        .all()
        .map(({ body }) => body)
        .toSorted((a, b) => Date.parse(a.placedAt) - Date.parse(b.placedAt) || a.orderNumber - b.orderNumber),

    /** One word of the feed: what it changes, with the number. `change` gets what is known of the order; undefined: it changes none. */
    hear: (
      restaurantId: string,
      seq: number,
      orderId: string | undefined,
      change: (known: CounterOrderOnWire | undefined) => CounterOrderOnWire | undefined,
    ) =>
      db.transaction(() => {
        const known = orderId === undefined ? undefined : read(orderId)?.body
        const next = change(known)
        if (next && (!known || next.version > known.version)) put(next, seq)
        moveTo(restaurantId, seq)
        db.delete(feedOrders)
          .where(and(eq(feedOrders.isOpen, false), lte(feedOrders.seq, seq - closedKept)))
          .run()
      }),

    /** The answer to a move, which may be newer than what the feed has told. */
    keepNewer: (order: CounterOrderOnWire) => {
      const known = read(order.orderId)
      if (known && known.version < order.version) put(order, known.seq)
    },

    /** The whole list as it was at `seq`: an order that it lacks is gone, unless the feed told of it later. */
    replace: (restaurantId: string, orders: CounterOrderOnWire[], seq: number) =>
      db.transaction(() => {
        const isListed = new Set(orders.map(({ orderId }) => orderId))
        for (const row of db.select().from(feedOrders).where(lte(feedOrders.seq, seq)).orderBy(asc(feedOrders.seq)).all())
          if (row.isOpen && !isListed.has(row.orderId)) db.delete(feedOrders).where(eq(feedOrders.orderId, row.orderId)).run()
        for (const order of orders) {
          const known = read(order.orderId)
          if (!known || known.version < order.version) put(order, seq)
        }
        moveTo(restaurantId, seq)
      }),

    /** Whose cache this is. */
    owner: (): string | undefined => db.select().from(feedPosition).get()?.restaurantId,
    forget: () =>
      db.transaction(() => {
        db.delete(feedOrders).run()
        db.delete(feedPosition).run()
      }),
  }
}

export type FeedOrders = ReturnType<typeof createFeedOrders>
