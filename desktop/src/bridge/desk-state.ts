// The state of this machine that main sends to the renderer, complete, on every change.
import type { LocalizedText } from '@sufra/shared/localized-text'
import type { ConnectionState } from '@sufra/shared/realtime/room-client'
import type { PendingMove } from '@sufra/shared/orders/apply-move'
import type { PrintProblem } from '@sufra/shared/printing/printer'
import type { DeskSettings } from './desk-settings.ts'

/** The description of a pending call as translation keys. A value is displayed unchanged, in the user's language, or translated. */
export type PendingCallDescription = {
  text: string
  values: Record<string, string | number | LocalizedText | { text: string }>
  /** The recommended action for staff after the cloud has refused the call. */
  afterRefusal: string
}

/** A change by staff that the cloud has not received yet, or has refused. */
export type PendingCall = {
  key: string
  madeAt: number
  /** Null for a call of another version of the app. */
  description: PendingCallDescription | null
  /** Set when the call moves an order. */
  move: PendingMove | null
  /** Set when the call takes cash for an order. */
  paidOrderId: string | null
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

/** A one-time notice to staff: a database was damaged at the last start, or a change could not be written to disk. */
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
