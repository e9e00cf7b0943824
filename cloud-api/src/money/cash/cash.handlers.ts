import {
  closeShift,
  listShifts,
  openShift,
  payInOrOut,
  readDrawer,
  takeCash as takeCashRoute,
  undoCash as undoCashRoute,
  writeOff as writeOffRoute,
} from '@sufra/shared/cash/cash.routes'
import type { FastifyInstance } from 'fastify'
import { readNames } from '../../people/accounts/users.store.ts'
import type { Db } from '../../platform/db/connect.ts'
import { serve } from '../../platform/http/serve.ts'
import { readMovements, readMovementsOutside } from './cash-movements.store.ts'
import { readUndecidedOrders, sumUndecidedOrders } from './day-close.ts'
import { expectedOf, type Shifts } from './shifts.ts'
import { readClosedShifts, readOpenShift, type ShiftRow } from './shifts.store.ts'
import { showMovements, showShifts } from './shown-cash.ts'
import type { TakeCash, UndoCash } from './take-cash.ts'
import type { WriteOff } from './write-off.ts'

type Deps = { db: Db; takeCash: TakeCash; undoCash: UndoCash; writeOff: WriteOff; shifts: Shifts; now: () => Date }

const pageSize = 30

const showOpen = async (db: Db, shift: ShiftRow) => ({
  _id: shift.id,
  openedAt: shift.openedAt.toISOString(),
  openedBy: (await readNames(db, [shift.openedBy])).get(shift.openedBy) ?? '',
  openingFloat: shift.openingFloat,
  expected: await expectedOf(db, shift),
})

const showOne = async (db: Db, row: ShiftRow) => {
  const [shown] = await showShifts(db, [row])
  if (!shown) throw new Error('a shift is not shown')
  return shown
}

export const serveCash = (app: FastifyInstance, { db, takeCash, undoCash, writeOff, shifts, now }: Deps) => {
  serve(app, takeCashRoute, async ({ params, body, session, storeAnswer }) => ({
    data: await takeCash(session, params.orderId, body.received, (tx, data) => storeAnswer(tx, { data })),
  }))

  serve(app, undoCashRoute, async ({ params, session, storeAnswer }) => ({
    data: await undoCash(session, params.takingId, (tx, data) => storeAnswer(tx, { data })),
  }))

  serve(app, writeOffRoute, async ({ params, body, session, storeAnswer }) => {
    const answer = { message: 'Written off' }
    await writeOff(session, params.orderId, body.reason, (tx) => storeAnswer(tx, answer))
    return answer
  })

  serve(app, readDrawer, async ({ session: { restaurantId } }) => {
    const shift = await readOpenShift(db, restaurantId)
    return {
      data: {
        shift: shift ? await showOpen(db, shift) : null,
        movements: shift ? await showMovements(db, restaurantId, await readMovements(db, restaurantId, shift.id)) : [],
        outside: await showMovements(db, restaurantId, await readMovementsOutside(db, restaurantId)),
        unpaid: await readUndecidedOrders(db, restaurantId, now()),
        unpaidTotal: await sumUndecidedOrders(db, restaurantId, now()),
      },
    }
  })

  serve(app, openShift, async ({ body, session, storeAnswer }) => {
    const _id = await shifts.open(session, body.openingFloat, (tx, shiftId) => storeAnswer(tx, { data: { _id: shiftId } }))
    return { data: { _id } }
  })

  serve(app, closeShift, async ({ params, body, session, storeAnswer }) => {
    const closed = await shifts.close(session, params.shiftId, body, async (tx, row) => storeAnswer(tx, { data: await showOne(tx, row) }))
    return { data: await showOne(db, closed) }
  })

  serve(app, payInOrOut, async ({ body, session, storeAnswer }) => ({
    data: { expected: await shifts.payInOrOut(session, body, (tx, expected) => storeAnswer(tx, { data: { expected } })) },
  }))

  serve(app, listShifts, async ({ query: { before }, session: { restaurantId } }) => {
    const rows = await readClosedShifts(db, restaurantId, before === undefined ? undefined : new Date(before), pageSize + 1)
    return { data: await showShifts(db, rows.slice(0, pageSize)), hasMore: rows.length > pageSize }
  })
}
