import { connectionDays } from '@sufra/shared/provisions/restaurant-connections.routes'
import type { EscalationStore } from './escalation.store.ts'

const day = 86_400_000
const stepRetention = 7 * day
const deviceRetention = 90 * day
const connectionRetention = connectionDays * day

/** Deletes the steps of orders that were closed long ago. */
export const createDeleteOldSteps = (store: Pick<EscalationStore, 'deleteStepsBefore'>, now: () => Date) => () =>
  store.deleteStepsBefore(new Date(now().getTime() - stepRetention))

/** Deletes counter devices that were not seen for ninety days. */
export const createDeleteOldDevices = (store: Pick<EscalationStore, 'deleteDevicesBefore'>, now: () => Date) => () =>
  store.deleteDevicesBefore(new Date(now().getTime() - deviceRetention))

/** Deletes connections and outages of counters after a month. */
export const createDeleteOldConnections = (store: Pick<EscalationStore, 'deleteConnectionsBefore'>, now: () => Date) => () =>
  store.deleteConnectionsBefore(new Date(now().getTime() - connectionRetention))
