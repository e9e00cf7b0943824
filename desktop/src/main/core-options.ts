import type { SafeStorage } from 'electron/main'
import type { EscalationLevel } from '@sufra/shared/escalation/escalation-level'
import type { CounterOrderOnWire } from '@sufra/shared/orders/order'
import type { FeedEnvelope } from '@sufra/shared/realtime/feed-event'
import type { DeskState } from '../bridge/desk-state.ts'
import type { SoundCommand } from '../bridge/sounds.ts'
import type { Logs } from './life/logs.ts'
import type { PrintTicket } from './printing/print-ticket.ts'

/** Effects of the core on the windows and the operating system. */
export type DeskEffects = {
  sound: (command: SoundCommand) => void
  onLevel: (level: EscalationLevel) => void
  /** Called once for each new order received while the app runs. */
  onNewOrder: (order: CounterOrderOnWire) => void
  /** `waiting`: orders that have not been accepted. `open`: all open orders. */
  onCounts: (counts: { waiting: number; open: number }) => void
  onFeedEvent: (envelope: FeedEnvelope) => void
  onBoardReset: () => void
  onResponsesChanged: (paths: string[]) => void
  onState: (state: DeskState) => void
}

export type CoreOptions = {
  /** The data folder of this machine. */
  folder: string
  migrationsFolder: string
  version: string
  safeStorage: Pick<SafeStorage, 'isEncryptionAvailable' | 'encryptString' | 'decryptString'>
  printTicket: PrintTicket
  /** Opens a page of the cloud in the system's browser. */
  openPage: (address: string) => void
  logs: Pick<Logs, 'info' | 'logError'>
  effects: DeskEffects
}
