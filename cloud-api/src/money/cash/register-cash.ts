import type { FastifyInstance } from 'fastify'
import type { Platform } from '../../platform/platform.ts'
import { serveCash } from './cash.handlers.ts'
import { createDayClose } from './day-close.ts'
import { serveDayCloses } from './day-close.handlers.ts'
import { createChangeDrawer, createShifts } from './shifts.ts'
import { createTakeCash, createUndoCash } from './take-cash.ts'
import { createWriteOff } from './write-off.ts'

/** Registers cash at the counter, shifts of the drawer, and day closes. */
export const registerCash = (app: FastifyInstance, { connection, notifyFeed, now }: Platform) => {
  const deps = { connection, notify: notifyFeed, now }
  const changeDrawer = createChangeDrawer(deps)
  serveCash(app, {
    db: connection.db,
    takeCash: createTakeCash(deps),
    undoCash: createUndoCash(deps),
    writeOff: createWriteOff(deps),
    shifts: createShifts(changeDrawer),
    now,
  })
  serveDayCloses(app, { connection, dayCloses: createDayClose({ connection, changeDrawer, now }) })
}
