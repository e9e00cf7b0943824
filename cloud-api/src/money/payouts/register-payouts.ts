import { businessDayOf } from '@sufra/shared/dates/business-day'
import { monthOf } from '@sufra/shared/dates/months'
import { createPayoutsLink, readPayouts } from '@sufra/shared/payouts/payout.routes'
import type { FastifyInstance } from 'fastify'
import type { FileLinks } from '../../platform/files/file-links/file-links.ts'
import { serve } from '../../platform/http/serve.ts'
import type { Platform } from '../../platform/platform.ts'
import { refused } from '../../platform/refusals/refused.ts'
import { readClock } from '../../people/restaurants/restaurants.store.ts'
import { payoutsSheet } from './payouts-sheet.ts'
import { createPayoutsStore } from './payouts.store.ts'

/** Registers the payouts of payments, by business day. */
export const registerPayouts = (app: FastifyInstance, { connection, now }: Platform, { fileLinks }: { fileLinks: FileLinks }) => {
  const store = createPayoutsStore(connection.query)

  const clockOf = async (restaurantId: string) => {
    const clock = await readClock(connection.db, restaurantId)
    if (!clock) throw refused('restaurant.not_found')
    return clock
  }

  serve(app, readPayouts, async ({ session: { restaurantId }, query }) => {
    const clock = await clockOf(restaurantId)
    const monthAt = (date: Date) => monthOf(businessDayOf(date, clock))
    const lastMonth = monthAt(now())
    const firstPaymentAt = await store.firstPaymentAt(restaurantId)
    const month = query.month ?? lastMonth
    const rows = await store.read(restaurantId, month, clock)
    return { data: { month, firstMonth: firstPaymentAt ? monthAt(firstPaymentAt) : lastMonth, lastMonth, rows } }
  })

  const linkTo = fileLinks.add({
    name: 'payouts',
    permission: createPayoutsLink.permission,
    read: async ({ restaurantId }, file) => {
      const { month } = createPayoutsLink.body.parse(file)
      const rows = await store.read(restaurantId, month, await clockOf(restaurantId))
      return payoutsSheet(rows, month)
    },
  })

  serve(app, createPayoutsLink, async ({ body, session }) => ({ data: await linkTo(session, body) }))
}
