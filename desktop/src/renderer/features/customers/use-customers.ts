import { customersInDirhams, listCustomers } from '@sufra/shared/customers/customer.routes'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '../../common/api/api.ts'

export const customersKey = ['customers']

export const useCustomers = (search: string | undefined, cursor: string | undefined) =>
  useQuery({
    queryKey: [...customersKey, search, cursor],
    queryFn: async () => {
      const { retentionMonths, mayEditRetention, ...page } = await call(listCustomers, { query: { search, cursor } })
      return { retentionMonths, mayEditRetention, ...customersInDirhams(page) }
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
