import type { LadderLevel } from '@sufra/shared/ladder/ladder-level'
import type { CounterOrderOnWire } from '@sufra/shared/orders/order'
import type { FeedEnvelope } from '@sufra/shared/realtime/events'
import type { DeskState } from '../bridge/desk-state.ts'
import type { SoundOrder } from '../bridge/tunes.ts'

/** What the core asks of the windows and the operating system. */
export type DeskEffects = {
  sound: (order: SoundOrder) => void
  onLevel: (level: LadderLevel) => void
  /** Once for each order that this machine hears of while it runs. */
  onNewOrder: (order: CounterOrderOnWire) => void
  /** How many orders wait for somebody to accept them, and how many are open. */
  onCounts: (counts: { waiting: number; open: number }) => void
  onFeedEvent: (envelope: FeedEnvelope) => void
  onBoardReset: () => void
  onAnswersChanged: (paths: string[]) => void
  onState: (state: DeskState) => void
}
