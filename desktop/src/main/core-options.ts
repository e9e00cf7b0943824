import type { SafeStorage } from 'electron/main'
import type { EscalationLevel } from '@sufra/shared/escalation/escalation-level'
import type { CounterOrderOnWire } from '@sufra/shared/orders/order'
import type { FeedEnvelope } from '@sufra/shared/realtime/events'
import type { DeskState } from '../bridge/desk-state.ts'
import type { SoundCommand } from '../bridge/sounds.ts'
import type { Logs } from './life/logs.ts'
import type { PrintTicket } from './printing/print-ticket.ts'

/** What the core asks of the windows and the operating system. */
type DeskEffects = {
  sound: (order: SoundCommand) => void
  onLevel: (level: EscalationLevel) => void
  /** Once for each order that this machine hears of while it runs. */
  onNewOrder: (order: CounterOrderOnWire) => void
  /** How many orders wait for somebody to accept them, and how many are open. */
  onCounts: (counts: { waiting: number; open: number }) => void
  onFeedEvent: (envelope: FeedEnvelope) => void
  onBoardReset: () => void
  onAnswersChanged: (paths: string[]) => void
  onState: (state: DeskState) => void
}

export type CoreOptions = {
  /** Where this machine keeps its data. */
  folder: string
  migrationsFolder: string
  version: string
  safeStorage: Pick<SafeStorage, 'isEncryptionAvailable' | 'encryptString' | 'decryptString'>
  printTicket: PrintTicket
  logs: Pick<Logs, 'note' | 'complain'>
  effects: DeskEffects
}
