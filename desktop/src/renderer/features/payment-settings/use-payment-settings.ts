// The payment settings of the restaurant, with the changes of this page.
import { changeBankDetails, readBankDetails, readFullBankDetails } from '@sufra/shared/bank-details/bank-details.routes'
import type { BankDetailsDraft } from '@sufra/shared/bank-details/bank-details'
import { newId } from '@sufra/shared/new-id'
import { changeAcceptedMethods, readGatewayStatus, readPaymentSettings } from '@sufra/shared/payment-settings/payment-settings.routes'
import type { PaymentMethod } from '@sufra/shared/payments/payment-state'
import { payoutsInDirhams, readPayouts } from '@sufra/shared/payouts/payout.routes'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../common/api/api.ts'
import { queryClient } from '../../common/api/query-client.ts'
import { keepReply, showReply } from '../../common/api/show-reply.ts'
import { cachedResponseKey } from '../../common/bridge/cached-responses.ts'

const settingsKey = cachedResponseKey(readPaymentSettings.path)
const bankKey = cachedResponseKey(readBankDetails.path)
const fullBankKey = ['full-bank-details']

export const usePaymentSettings = () => useQuery({ queryKey: settingsKey, queryFn: () => call(readPaymentSettings, {}) })

/** Throws ApiError. After a refusal the current methods are fetched again. */
export const acceptMethods = (methods: PaymentMethod[], seen: PaymentMethod[]): Promise<void> =>
  showReply(settingsKey, call(changeAcceptedMethods, { body: { methods, seen } }, { idempotencyKey: newId() }))

export const useBankDetails = () => useQuery({ queryKey: bankKey, queryFn: () => call(readBankDetails, {}) })

/** The bank details with the complete IBAN, for the owner. They are removed from the cache when the page is left. */
export const useFullBankDetails = (isOwner: boolean) =>
  useQuery({ queryKey: fullBankKey, queryFn: () => call(readFullBankDetails, {}), enabled: isOwner, gcTime: 0, staleTime: 0 })

/** Throws ApiError. */
export const saveBankDetails = async (draft: BankDetailsDraft, version: number): Promise<void> => {
  const reply = await call(changeBankDetails, { body: { ...draft, version } }, { idempotencyKey: newId() })
  await keepReply(bankKey, reply)
  await queryClient.invalidateQueries({ queryKey: fullBankKey })
}

/** Fetches the details again after another member has changed them. */
export const readBankDetailsAgain = async (): Promise<void> => {
  await Promise.all([bankKey, fullBankKey].map((queryKey) => queryClient.invalidateQueries({ queryKey })))
}

export const useGatewayStatus = () =>
  useQuery({ queryKey: ['gateway-status'], queryFn: async () => (await call(readGatewayStatus, {})).data, retry: false })

/** `month`: undefined for the current month. */
export const usePayouts = (month: string | undefined) =>
  useQuery({
    queryKey: cachedResponseKey(month ? `${readPayouts.path}?month=${month}` : readPayouts.path),
    queryFn: () => call(readPayouts, { query: { month } }),
    select: ({ data }) => payoutsInDirhams(data),
  })
