import { leaseMilliseconds } from '../checkout-machine.ts'

export type OwnerDeps = {
  now: () => number
  /** Returns undefined when the browser does not support it. */
  isTabAlive: (tab: string) => Promise<boolean | undefined>
}

/** Milliseconds until a tab that has claimed the checkout is sure to hold its lock. */
const settleTime = 2_000

/** Whether another tab, which claimed the checkout until `until`, was closed or reloaded. */
export const isOwnerGone = async ({ now, isTabAlive }: OwnerDeps, owner: string, until: number): Promise<boolean> => {
  const hasSettled = now() > until - leaseMilliseconds + settleTime
  return now() > until || (hasSettled && (await isTabAlive(owner)) === false)
}
