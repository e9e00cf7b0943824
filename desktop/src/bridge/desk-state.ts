// What main tells the renderer about this machine: one value, told whole whenever it changes.
import type { ConnectionState } from '@sufra/shared/realtime/room-client'
import type { Dismissal } from '@sufra/shared/orders/closed-by-platform'
import type { CancelReason, OrderStatus } from '@sufra/shared/orders/order-status'
import type { SwitchTo } from '@sufra/shared/menu/availability'
import type { PrintProblem } from '@sufra/shared/printing/printer'
import type { DeskSettings } from './desk-settings.ts'

/** What staff did that the cloud does not have yet. `at`: milliseconds since 1970 by this machine's clock. */
export type PendingOperation =
  | { kind: 'move'; orderId: string; status: OrderStatus; at: number; minutes?: number; reason?: CancelReason }
  | ({ kind: 'switch'; itemId: string; optionId?: string } & SwitchTo)
  | { kind: 'silence'; orderIds: string[] }
  | ({ kind: 'dismiss' } & Dismissal)

export type PendingCall = {
  key: string
  madeAt: number
  operation: PendingOperation | null
  /** What the work is about, in words that people know it by: an order's number, an item's name in both languages. */
  subject: { orderNumber?: number; itemName?: { en: string; ar: string } }
  state: 'waiting' | 'refused'
  refusal: { error?: string; message: string } | null
}

type PrintTrouble = {
  jobId: number
  orderNumber: number
  printerName: string
  problem: PrintProblem
  /** It has been tried often enough; staff decide. */
  hasGivenUp: boolean
}

/** Something that staff should know once: how the last start went. */
export type DeskNote = 'cache_rebuilt' | 'outbox_rescued' | 'not_cached'

export type DeskState = {
  connection: ConnectionState
  pendingCalls: PendingCall[]
  printing: { waiting: number; troubles: PrintTrouble[] }
  notes: DeskNote[]
  settings: DeskSettings
  version: string
  /** Whether the operating system keeps secrets; without it one signs in at each start. */
  storesSignIn: boolean
  /** A downloaded version that can be installed now. */
  update: { version: string; canInstall: boolean } | null
}
