// The contract between the renderer and the main process. This is the only folder that main, preload and renderer all import.
import { printedDay } from '@sufra/shared/cash/day-close'
import type { ErrorReply } from '@sufra/shared/contract/api-error'
import { id, orderId } from '@sufra/shared/contract/wire'
import { languages } from '@sufra/shared/localized-text'
import type { PrintProblem } from '@sufra/shared/printing/printer'
import type { FeedEnvelope } from '@sufra/shared/realtime/feed-event'
import type { Diagnostics } from '@sufra/shared/support/diagnostics'
import { bill } from '@sufra/shared/table-bill/bill'
import { z } from 'zod'
import { changedSettings, modes } from './desk-settings.ts'
import type { DeskNote, DeskState } from './desk-state.ts'
import { sounds, type SoundCommand } from './sounds.ts'

/** IPC calls by name, with the schema of their input. Main parses the input, because a renderer is not trusted. */
export const invocations = {
  readDesk: z.null(),
  /** Called on first run and when the address of the cloud has changed. */
  connect: z.object({ address: z.string().max(300), mode: z.enum(modes) }),
  saveSettings: changedSettings,
  /** Plays one sound of this machine once: at each sign-in, and from the settings. */
  testRing: z.object({ sound: z.enum(sounds) }),
  /** The number of waiting orders, shown on the taskbar, the dock and the tray. */
  setBadge: z.object({ waiting: z.int().min(0) }),
  /** The language of the renderer; main's own texts use it too. */
  setLanguage: z.object({ language: z.enum(languages) }),
  /** The sound window has loaded and can play. */
  soundReady: z.null(),
  dismissNote: z.object({ note: z.enum(['cache_rebuilt', 'outbox_rescued', 'not_saved'] satisfies [DeskNote, ...DeskNote[]]) }),
  /** Removes a rejected call that staff have seen. */
  dismissPendingCall: z.object({ key: z.string().max(100) }),
  listQueues: z.null(),
  findPrinters: z.null(),
  testPrint: z.object({ printerId: id }),
  /** Prints another copy of an order on every printer that prints such orders. */
  printOrder: z.object({ orderId }),
  /** Prints the guest's receipt, or opens its page in the browser if there is no printer for it. */
  printReceipt: z.object({ orderId }),
  printTable: z.object({ tableId: id, printerId: id }),
  /** Prints a table's bill on the printer of receipts. */
  printBill: z.object({ bill }),
  printDay: z.object({ day: printedDay, isReprint: z.boolean(), printerId: id }),
  retryPrint: z.object({ jobId: z.int() }),
  dropPrint: z.object({ jobId: z.int() }),
  saveLogs: z.null(),
  /** Diagnostics contain no data of guests or staff. */
  readDiagnostics: z.null(),
  installUpdate: z.null(),
}
export type InvocationName = keyof typeof invocations
/** The input after main has parsed it. */
export type InvocationInput<N extends InvocationName> = z.output<(typeof invocations)[N]>
/** The input in the renderer's format: money in QAR. */
type InvocationRequest<N extends InvocationName> = z.input<(typeof invocations)[N]>

/** `refused`: the cloud's refusal with its status and body; status 0 without a response. */
export type ReceiptPrint =
  | { outcome: 'printed'; printer: string }
  | { outcome: 'opened' }
  | { outcome: 'failed'; problem: PrintProblem }
  | { outcome: 'refused'; status: number; reply: Partial<ErrorReply> }

/** The replies of calls that return data. */
export type InvocationReplies = {
  readDesk: DeskState
  connect: { problem: 'invalid' | 'unreachable' | 'not_sufra' | null }
  listQueues: string[]
  findPrinters: string[]
  testPrint: { problem: PrintProblem | null }
  printOrder: { jobs: number }
  printReceipt: ReceiptPrint
  /** `codeVersion`: the version of the printed code. */
  printTable: { problem: PrintProblem | null; codeVersion: number }
  printDay: { problem: PrintProblem | null }
  /** `printer`: the name of the printer; null without a printer for bills. */
  printBill: { printer: string | null; problem: PrintProblem | null }
  saveLogs: { path: string | null }
  readDiagnostics: Diagnostics
}
export type InvocationReply<N extends InvocationName> = N extends keyof InvocationReplies ? InvocationReplies[N] : null

export type MainEvents = {
  deskChanged: DeskState
  /** A row of the restaurant's feed, after main has stored it. */
  feedEvent: FeedEnvelope
  /** The whole board was fetched again. */
  boardReset: null
  /** Cached responses of the cloud have changed. `paths`: their request paths. */
  responsesChanged: { paths: string[] }
  openOrder: { orderId: string }
  /** Sent only to the sound window. */
  sound: SoundCommand
}
export type MainEventName = keyof MainEvents

/** The object that preload exposes on the page as `window.sufra`; absent in a browser. */
export type Bridge = {
  invoke: <N extends InvocationName>(name: N, input: InvocationRequest<N>) => Promise<InvocationReply<N>>
  /** Returns a function that unsubscribes. */
  on: <N extends MainEventName>(name: N, listener: (payload: MainEvents[N]) => void) => () => void
}
