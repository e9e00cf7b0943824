import { maxListed } from '@sufra/shared/admin-dashboard/admin-dashboard.routes'
import { connectionDays } from '@sufra/shared/provisions/restaurant-connections.routes'
import type { FastifyInstance } from 'fastify'
import type { Menus } from '../../catalogue/menu/register-menu.ts'
import type { Orders } from '../orders/register-orders.ts'
import type { Platform } from '../../platform/platform.ts'
import { serveEscalation } from './escalation.handlers.ts'
import { createEscalationStore, type EscalationStore } from './escalation.store.ts'
import { createRestaurantReached } from './restaurant-reached.ts'
import { createRunEscalations } from './run-escalations.ts'

/** Registers the escalation of orders that no one accepts. */
export const registerEscalation = (
  app: FastifyInstance,
  platform: Platform,
  { ordersStore: orders, guestMessages, menuChanged }: Pick<Orders, 'ordersStore' | 'guestMessages'> & Pick<Menus, 'menuChanged'>,
) => {
  const { connection, dashboardParts, jobs, notifyFeed, now } = platform
  const store = createEscalationStore(connection)
  serveEscalation(app, { store, notify: notifyFeed, now })
  dashboardParts.add('unreachable', () => store.listUnreachable(maxListed))
  jobs.add({
    name: 'run-escalations',
    everySeconds: 1,
    run: createRunEscalations({ store, orders, guestMessages, menuChanged, notify: notifyFeed, now }),
  })
  jobs.add({ name: 'delete-old-escalation-steps', everySeconds: 3_600, run: createDeleteOldSteps(store, now) })
  jobs.add({ name: 'delete-old-devices', everySeconds: 3_600, run: createDeleteOldDevices(store, now) })
  jobs.add({ name: 'delete-old-connections', everySeconds: 3_600, run: createDeleteOldConnections(store, now) })
  return { restaurantReached: createRestaurantReached({ store, menuChanged, now }) }
}

const day = 86_400_000
const stepRetention = 7 * day
const deviceRetention = 90 * day
const connectionRetention = connectionDays * day

/** Deletes the steps of orders that were closed long ago. */
const createDeleteOldSteps = (store: Pick<EscalationStore, 'deleteStepsBefore'>, now: () => Date) => () =>
  store.deleteStepsBefore(new Date(now().getTime() - stepRetention))

/** Deletes counter devices that were not seen for ninety days. */
const createDeleteOldDevices = (store: Pick<EscalationStore, 'deleteDevicesBefore'>, now: () => Date) => () =>
  store.deleteDevicesBefore(new Date(now().getTime() - deviceRetention))

/** Deletes connections and outages of counters after a month. */
const createDeleteOldConnections = (store: Pick<EscalationStore, 'deleteConnectionsBefore'>, now: () => Date) => () =>
  store.deleteConnectionsBefore(new Date(now().getTime() - connectionRetention))
