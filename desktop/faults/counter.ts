import type { Line } from '../testing/test-proxy.ts'

/** A counter whose only way to the API is a connection that a test can cut. */
export type Counter = {
  restaurantId: string
  connection: Line
  /** What it says of itself. */
  isConnected: () => Promise<boolean>
  /** The numbers of the orders on its board, a doubled one twice. */
  shownOrders: () => Promise<number[]>
  /** The numbers of the orders that it has announced since it was started, in their order. */
  announcedOrders: () => Promise<number[]>
  /** Whether it announces each order; else one announcement may replace another that nobody could have read. */
  announcesEach: boolean
  stop: () => Promise<void>
}

export const numbersIn = (texts: string[]): number[] =>
  texts.flatMap((text) => [...text.matchAll(/New order (\d+)/g)].map(([, number]) => Number(number)))

export const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))

/** Waits until something holds; throws after a minute. */
export const until = async (holds: () => Promise<boolean>, what: string): Promise<void> => {
  for (const start = performance.now(); !(await holds()); await pause(50))
    if (performance.now() - start > 60_000) throw new Error(`${what} did not come`)
}
