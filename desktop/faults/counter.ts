import type { Line } from '../testing/test-proxy.ts'

/** A counter whose only way to the API is a connection that a test can cut. */
export type Counter = {
  restaurantId: string
  connection: Line
  /** Whether it reports to be connected. */
  isConnected: () => Promise<boolean>
  /** The order numbers on its board, including duplicates. */
  shownOrders: () => Promise<number[]>
  /** The order numbers announced since the start, in order. */
  announcedOrders: () => Promise<number[]>
  /** Whether every order is announced; otherwise an announcement may replace an unread one. */
  announcesEach: boolean
  stop: () => Promise<void>
}

export const numbersIn = (texts: string[]): number[] =>
  texts.flatMap((text) => [...text.matchAll(/New order (\d+)/g)].map(([, number]) => Number(number)))

export const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))

/** Waits until a condition holds. Throws after a minute. */
export const until = async (holds: () => Promise<boolean>, what: string): Promise<void> => {
  for (const start = performance.now(); !(await holds()); await pause(50))
    if (performance.now() - start > 60_000) throw new Error(`timed out waiting for ${what}`)
}
