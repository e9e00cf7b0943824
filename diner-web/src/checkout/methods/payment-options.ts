import { readPaymentOptions } from '@sufra/shared/payments/payment.routes'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../common/api/api.ts'

/** The ways to pay at a restaurant. */
export const usePaymentOptions = (restaurantId: string) =>
  useQuery({
    queryKey: ['payment-options', restaurantId],
    queryFn: async () => (await call(readPaymentOptions, { params: { restaurantId } })).data,
    enabled: restaurantId !== '',
  })
