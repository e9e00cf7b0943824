import type { RefusalTable } from '../refusals/refusals.ts'

/** Refusals about payouts. */
export const payoutRefusals = {
  'payout.month': { status: 400, en: 'Choose a month.', ar: 'اختر الشهر.' },
} as const satisfies RefusalTable

type PayoutRefusals = typeof payoutRefusals
declare module '../refusals/refusals.ts' {
  interface Refusals extends PayoutRefusals {}
}
