// The state of this machine that main sends to the renderer, complete, on every change.
import type { ConnectionState } from '@sufra/shared/realtime/room-client'
import type { Dismissal } from '@sufra/shared/orders/closed-by-platform'
import type { PendingMove } from '@sufra/shared/orders/apply-move'
import type { SwitchTo } from '@sufra/shared/menu/availability'
import type { PrintProblem } from '@sufra/shared/printing/printer'
import type { DeskSettings } from './desk-settings.ts'

/** A change by staff that the cloud does not have yet. `at`: milliseconds since 1970 by this machine's clock. */
export type PendingOperation =
  | ({ kind: 'move' } & PendingMove)
  | ({ kind: 'switch'; itemId: string; optionId?: string } & SwitchTo)
  | { kind: 'silence'; orderIds: string[] }
  | ({ kind: 'dismiss' } & Dismissal)

export type PendingCall = {
  key: string
  madeAt: number
  operation: PendingOperation | null
  /** What the operation applies to, for display: an order's number or an item's name in both languages. */
  subject: { orderNumber?: number; itemName?: { en: string; ar: string } }
  state: 'waiting' | 'refused'
  refusal: { error?: string; message: string } | null
}

type PrintTrouble = {
  jobId: number
  orderNumber: number
  printerName: string
  problem: PrintProblem
  /** The maximum number of tries is reached; staff decide. */
  hasGivenUp: boolean
}

/** A one-time notice to staff about the last start. */
export type DeskNote = 'cache_rebuilt' | 'outbox_rescued' | 'not_saved'

export type DeskState = {
  connection: ConnectionState
  pendingCalls: PendingCall[]
  printing: { waiting: number; troubles: PrintTrouble[] }
  notes: DeskNote[]
  settings: DeskSettings
  version: string
  /** Whether the operating system can encrypt secrets; otherwise staff sign in again at each start. */
  storesSignIn: boolean
  /** A downloaded version that can be installed now. */
  update: { version: string; canInstall: boolean } | null
}
