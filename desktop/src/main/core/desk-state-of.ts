import type { ConnectionState } from '@sufra/shared/realtime/room-client'
import type { DeskNote, DeskState, PendingCall } from '../../bridge/desk-state.ts'
import type { DeskSettings } from '../../bridge/desk-settings.ts'
import type { createItemIndex } from '../gateway/item-index.ts'
import type { Storage } from './desk-storage.ts'
import { operationOf } from '../offline-calls/offline-calls.ts'
import type { StoredEntry } from '../outbox/outbox-store.ts'
import { maxTries } from '../print-queue/print-worker.ts'

type Deps = {
  storage: Storage
  items: ReturnType<typeof createItemIndex>
  settings: DeskSettings
  restaurantId: string | undefined
  connection: ConnectionState
  notes: DeskNote[]
  version: string
  storesSignIn: boolean
  update: DeskState['update']
}

const asPendingCall = (entry: StoredEntry, { storage, items }: Deps): PendingCall => {
  const { key, madeAt, state, refusal } = entry
  const operation = operationOf(entry)
  const names = {
    orderNumber: (orderId: string) => storage.orders.read(orderId)?.orderNumber,
    itemName: (itemId: string) => items.find(itemId)?.name,
  }
  return {
    key,
    madeAt,
    description: operation?.describe(names) ?? null,
    move: operation?.move ?? null,
    paidOrderId: operation?.paidOrderId ?? null,
    state,
    refusal,
  }
}

/** Returns the state of this machine that the renderer shows. */
export const deskStateOf = (deps: Deps): DeskState => {
  const { storage, settings, restaurantId, connection, notes, version, storesSignIn, update } = deps
  const own = storage.outbox.all().filter((entry) => entry.restaurantId === restaurantId)
  return {
    connection,
    pendingCalls: own.map((entry) => asPendingCall(entry, deps)),
    printing: {
      waiting: storage.ledger.waiting().length,
      troubles: storage.ledger.troubles().map(({ id, body, printerId, problem, tries }) => ({
        jobId: id,
        orderNumber: body.order.orderNumber,
        printerName: settings.printers.find((printer) => printer.id === printerId)?.name ?? '',
        problem: problem ?? 'failed',
        hasGivenUp: tries >= maxTries,
      })),
    },
    notes,
    settings,
    version,
    storesSignIn,
    update,
  }
}
