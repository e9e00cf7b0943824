// What the renderer may ask of main, and what main may tell it: the only folder that all three processes read.
import { id, orderId } from '@sufra/shared/contract/wire'
import { languages } from '@sufra/shared/localized-text'
import type { PrintProblem } from '@sufra/shared/printing/printer'
import type { FeedEnvelope } from '@sufra/shared/realtime/events'
import { z } from 'zod'
import { changedSettings, modes } from './desk-settings.ts'
import type { DeskNote, DeskState } from './desk-state.ts'
import { sounds, type SoundCommand } from './sounds.ts'

/** Asks by name, with what each carries. Main parses it: a renderer is not trusted. */
export const invocations = {
  readDesk: z.null(),
  /** First run, and when the cloud has moved. */
  connect: z.object({ address: z.string().max(300), mode: z.enum(modes) }),
  saveSettings: changedSettings,
  /** A tune of this machine's bell, once: at each sign-in, and from the settings. */
  testRing: z.object({ sound: z.enum(sounds) }),
  /** How many orders wait, on the taskbar, the dock and the tray. */
  setBadge: z.object({ waiting: z.int().min(0) }),
  /** What the desk is shown in; main's own words follow it. */
  setLanguage: z.object({ language: z.enum(languages) }),
  /** The sound window is there and can play. */
  soundReady: z.null(),
  dismissNote: z.object({ note: z.enum(['cache_rebuilt', 'outbox_rescued', 'not_cached'] satisfies [DeskNote, ...DeskNote[]]) }),
  /** A refused change has been seen. */
  dismissPendingCall: z.object({ key: z.string().max(100) }),
  listQueues: z.null(),
  findPrinters: z.null(),
  testPrint: z.object({ printerId: id }),
  /** An order again, on every printer that prints such orders. */
  printOrder: z.object({ orderId }),
  printTable: z.object({ tableId: id, printerId: id }),
  retryPrint: z.object({ jobId: z.int() }),
  dropPrint: z.object({ jobId: z.int() }),
  saveLogs: z.null(),
  installUpdate: z.null(),
}
export type InvocationName = keyof typeof invocations
export type InvocationInput<N extends InvocationName> = z.infer<(typeof invocations)[N]>

/** What comes back, where something does. */
export type InvocationReplies = {
  readDesk: DeskState
  connect: { problem: 'invalid' | 'unreachable' | 'not_sufra' | null }
  listQueues: string[]
  findPrinters: string[]
  testPrint: { problem: PrintProblem | null }
  printOrder: { jobs: number }
  /** `codeVersion`: that of the code on the paper. */
  printTable: { problem: PrintProblem | null; codeVersion: number }
  saveLogs: { path: string | null }
}
export type InvocationReply<N extends InvocationName> = N extends keyof InvocationReplies ? InvocationReplies[N] : null

export type MainEvents = {
  deskChanged: DeskState
  /** A row of the restaurant's feed, after main has stored it. */
  feedEvent: FeedEnvelope
  /** The whole board was fetched again. */
  boardReset: null
  /** Answers of the cloud that main keeps have changed: their paths. */
  responsesChanged: { paths: string[] }
  openOrder: { orderId: string }
  /** To the sound window alone. */
  sound: SoundCommand
}
export type MainEventName = keyof MainEvents

/** What preload puts on the page as `window.sufra`; absent in a browser. */
export type Bridge = {
  invoke: <N extends InvocationName>(name: N, input: InvocationInput<N>) => Promise<InvocationReply<N>>
  /** Gives what stops the listening. */
  on: <N extends MainEventName>(name: N, listener: (payload: MainEvents[N]) => void) => () => void
}
