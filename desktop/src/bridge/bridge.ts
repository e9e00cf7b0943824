// What the renderer may ask of main, and what main may tell it: the only file that all three processes read.
import { z } from 'zod'
import { orderId } from '@sufra/shared/contract/wire'

/** Asks by name, with what each carries. Main parses it: a renderer is not trusted. */
export const asks = {
  /** Rings until silenced. */
  ring: z.null(),
  silence: z.null(),
  /** One stroke of the bell, for a notification. */
  strike: z.null(),
  /** The operating system's notification of a new order; a click on it tells `openOrder`. */
  showNotification: z.object({ title: z.string().max(100), body: z.string().max(300), orderId }),
  /** How many orders wait, on the taskbar or dock. */
  setBadge: z.object({ waiting: z.int().min(0) }),
}
export type AskName = keyof typeof asks
export type AskInput<N extends AskName> = z.infer<(typeof asks)[N]>

export type Tells = {
  networkChanged: { isOnline: boolean }
  openOrder: { orderId: string }
}
export type TellName = keyof Tells

/** What preload puts on the page as `window.sufra`; absent in a browser. */
export type Bridge = {
  ask: <N extends AskName>(name: N, input: AskInput<N>) => Promise<void>
  /** Gives what stops the listening. */
  on: <N extends TellName>(name: N, hear: (told: Tells[N]) => void) => () => void
}

export const bridgeName = 'sufra'
export const askChannel = 'sufra:ask'
export const tellChannel = (name: TellName) => `sufra:tell:${name}`
