import { changeHours, changePace, readHours, type HoursData } from '@sufra/shared/hours/hours.routes'
import type { FastifyInstance } from 'fastify'
import type { MemberSession } from '../../platform/http/sessions/session.ts'
import type { Db } from '../../platform/db/connect.ts'
import { serve } from '../../platform/http/serve.ts'
import type { StoreAnswer } from '../../platform/http/idempotency/respond-once.ts'
import type { ChangeMenu } from '../menu/change-menu.ts'
import { refused } from '../../platform/refusals/refused.ts'
import { readRestaurant } from '../../people/restaurants/restaurants.store.ts'
import { createChangeHours } from './change-hours.ts'
import { createChangePace } from './change-pace.ts'
import { shownHours, type ChangedRestaurant } from './shown-hours.ts'

type Deps = { db: Db; changeMenu: ChangeMenu; now: () => Date }
type InTransaction = (tx: Db, restaurant: ChangedRestaurant) => Promise<void>

export const serveHours = (app: FastifyInstance, { db, changeMenu, now }: Deps) => {
  const change = createChangeHours(changeMenu)
  const changeTheirPace = createChangePace({ changeMenu, now })

  /** Answers with the hours after a change, stored in its transaction. */
  const answerTo = async (
    { role }: MemberSession,
    storeAnswer: StoreAnswer,
    run: (inTransaction: InTransaction) => Promise<void>,
  ): Promise<{ data: HoursData }> => {
    let answer: { data: HoursData } | undefined
    await run(async (tx, restaurant) => {
      answer = { data: shownHours(restaurant, role, now()) }
      await storeAnswer(tx, answer)
    })
    if (!answer) throw new Error('the change ended without an answer')
    return answer
  }

  serve(app, readHours, async ({ session }) => {
    const restaurant = await readRestaurant(db, session.restaurantId)
    if (!restaurant) throw refused('restaurant.not_found')
    return { data: shownHours(restaurant, session.role, now()) }
  })

  serve(app, changeHours, ({ session, body, storeAnswer }) =>
    answerTo(session, storeAnswer, (inTransaction) => change({ ...body, restaurantId: session.restaurantId, inTransaction })),
  )

  serve(app, changePace, ({ session, body, storeAnswer }) =>
    answerTo(session, storeAnswer, (inTransaction) => changeTheirPace({ restaurantId: session.restaurantId, change: body, inTransaction })),
  )
}
