// The month, filter, search and page of the payouts are in the address, so that they survive reload and back navigation.
import { payoutMonth } from '@sufra/shared/payouts/payout.routes'
import { maxPayoutSearch, payoutFilters, type PayoutFilter } from '@sufra/shared/platform-payments/platform-payments.routes'

/** Without a month, the current month is shown. */
export type PayoutParams = { month: string | undefined; state: PayoutFilter; search: string; cursor: string | undefined }

/** Reads the parameters of the address; invalid ones get their default. */
export const readPayoutParams = (parameters: URLSearchParams): PayoutParams => ({
  month: payoutMonth.safeParse(parameters.get('month')).data,
  state: payoutFilters.find((filter) => filter === parameters.get('state')) ?? 'all',
  search: (parameters.get('search') ?? '').slice(0, maxPayoutSearch),
  cursor: parameters.get('cursor') ?? undefined,
})

/** The parameters without defaults. */
export const toSearchParams = ({ month, state, search, cursor }: PayoutParams): Record<string, string> => ({
  ...(month && { month }),
  ...(state !== 'all' && { state }),
  ...(search && { search }),
  ...(cursor && { cursor }),
})
