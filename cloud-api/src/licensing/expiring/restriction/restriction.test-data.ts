// A restaurant whose documents expire while a test moves the clock.
import { readMenu } from '@sufra/shared/menu/menu.routes'
import { eq } from 'drizzle-orm'
import { beforeEach } from 'vitest'
import { refusalOf } from '../../../../testing/test-api.ts'
import { documents } from '../../documents/documents.table.ts'
import { useHours } from '../../../catalogue/hours/hours.test-data.ts'
import { restaurants } from '../../../people/restaurants/restaurants.table.ts'
import { addDocument } from '../expiring.test-data.ts'
import { documentRules } from './document-rules.table.ts'

/** A time in Doha. */
export const doha = (time: string) => new Date(`${time}:00+03:00`)

/** Adds a restaurant, which has no hours until they are set. */
export const useRestriction = () => {
  const { scene, order, setHours, moveTo } = useHours()
  const db = () => scene.api.connection.db
  const idOf = () => scene.restaurant.restaurantId
  const run = (of = scene.api) => of.runJob('restrict-orders')
  beforeEach(async () => {
    await db().delete(documents)
    await db().delete(documentRules)
  })
  return {
    scene,
    order,
    setHours,
    db,
    idOf,
    run,
    /** Moves the clock and runs the job. */
    pass: async (time: string) => {
      moveTo(doha(time))
      await run()
    },
    menu: async () => (await scene.api.call(readMenu, { params: { restaurantId: idOf() } })).data,
    /** Reads the time from which no orders are accepted. */
    stored: async () => (await db().select().from(restaurants).where(eq(restaurants.id, idOf())))[0]?.ordersRestrictedFrom,
    /** Returns the refusal of an order, or that it was accepted. */
    answerToOrder: async () => {
      const placed = order()
      return (await placed.then(
        () => true,
        () => false,
      ))
        ? 'ordered'
        : (await refusalOf(placed)).code
    },
    /** Adds a valid document that expires on 24 November, or on another day. */
    expires: (kind: Parameters<typeof addDocument>[2] = 'tradeLicense', date = '2026-11-24') => addDocument(db(), idOf(), kind, date),
  }
}
