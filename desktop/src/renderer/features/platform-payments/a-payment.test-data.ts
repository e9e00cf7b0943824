import type { FailedWebhook, PlatformGateway } from '@sufra/shared/platform-payments/platform-payments.routes'

/** A healthy gateway. */
export const aGateway = (change: Partial<PlatformGateway> = {}): PlatformGateway => {
  const now = new Date().toISOString()
  return {
    gateway: 'tap',
    mode: 'live',
    condition: 'ready',
    checkedAt: now,
    lastWebhookAt: now,
    refusedWebhooks: 0,
    failedWebhooks: 0,
    unsettled: 0,
    retried: 0,
    overdue: 0,
    oldestAt: null,
    restaurants: 412,
    takingCards: 388,
    ...change,
  }
}

/** A failed webhook on the wire. */
export const aWebhook = (change: Partial<Omit<FailedWebhook, 'amount'>> & { amount?: number } = {}) => {
  const now = new Date().toISOString()
  return {
    id: '0192a000-0000-7000-8000-000000000001',
    kind: 'capture',
    state: 'succeeded',
    reason: 'error',
    reference: 'chg_TS02A5720231433Qs',
    amount: 84.5,
    currency: 'QAR',
    restaurant: { id: '0192a000-0000-7000-8000-000000000005', name: { en: 'Bayt Noora', ar: 'بيت نورة' } },
    orderNumber: 47,
    tries: 2,
    firstFailedAt: now,
    lastFailedAt: now,
    ...change,
  }
}

const sums = { captured: 0, refunded: 0, voided: 0, captures: 0, fee: 0, unreportedFees: 0 }

/** A payout on the wire. */
export const aPayout = (id: number, name: { en: string; ar: string }, change: Partial<typeof sums> = {}) => ({
  id: `0192a000-0000-7000-8000-${String(id).padStart(12, '0')}`,
  name,
  branchName: 'West Bay',
  ...sums,
  ...change,
})

/** Payouts on the wire. `total`: the sum of the rows. */
export const payoutsOf = (rows: ReturnType<typeof aPayout>[], change: object = {}) => {
  const total = { ...sums }
  // keys of a constant
  for (const name of Object.keys(sums) as (keyof typeof sums)[]) total[name] = rows.reduce((sum, row) => sum + row[name], 0)
  return { month: '2026-11', lastMonth: '2026-11', total, rows, previous: null, next: null, ...change }
}
