import type { LineState } from '@sufra/shared/realtime/room-client'
import type { DeskNote, DeskState, QueuedCall, QueuedWork } from '../bridge/desk-state.ts'
import type { DeskSettings } from '../bridge/desk-settings.ts'
import type { createItemIndex } from './gateway/item-index.ts'
import { workOf } from './gateway/queued.ts'
import type { Storage } from './local/desk-storage.ts'
import type { StoredEntry } from './outbox/outbox-store.ts'
import { mostTries } from './print-queue/print-worker.ts'

type Parts = {
  storage: Storage
  items: ReturnType<typeof createItemIndex>
  settings: DeskSettings
  restaurantId: string | undefined
  line: LineState
  notes: DeskNote[]
  version: string
  keepsSignIn: boolean
  update: DeskState['update']
}

const aboutOf = (work: QueuedWork | null, { storage, items }: Pick<Parts, 'storage' | 'items'>): QueuedCall['about'] => {
  if (work?.kind === 'switch') return { itemName: items.find(work.itemId)?.name }
  if (work?.kind === 'dismiss') return {}
  const orderId = work?.kind === 'move' ? work.orderId : work?.orderIds[0]
  return { orderNumber: orderId === undefined ? undefined : storage.orders.read(orderId)?.orderNumber }
}

const asQueued = (entry: StoredEntry, parts: Parts): QueuedCall => {
  const { key, madeAt, state, refusal } = entry
  const work = workOf(entry) ?? null
  return { key, madeAt, work, about: aboutOf(work, parts), state, refusal }
}

/** What the renderer is told of this machine. */
export const deskStateOf = (parts: Parts): DeskState => {
  const { storage, settings, restaurantId, line, notes, version, keepsSignIn, update } = parts
  const own = storage.outbox.all().filter((entry) => entry.restaurantId === restaurantId)
  return {
    line,
    queue: own.map((entry) => asQueued(entry, parts)),
    printing: {
      waiting: storage.ledger.waiting().length,
      troubles: storage.ledger.troubles().map(({ id, body, printerId, problem, tries }) => ({
        jobId: id,
        orderNumber: body.order.orderNumber,
        printerName: settings.printers.find((printer) => printer.id === printerId)?.name ?? '',
        problem: problem ?? 'failed',
        hasGivenUp: tries >= mostTries,
      })),
    },
    notes,
    settings,
    version,
    keepsSignIn,
    update,
  }
}
