import { formatMoney, toDirhams, toQar, type Dirhams } from '@sufra/shared/money'
import { endSitting, takeCashForTable, takeCashShare } from '@sufra/shared/table-bill/table-bill.routes'
import { useLanguage } from '@sufra/shared/ui/language/language'
import { showError, showNote } from '@sufra/shared/ui/toasts'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { call } from '../../common/api/api.ts'
import { queryClient } from '../../common/api/query-client.ts'
import type { SendCash } from '../cash/use-take-cash.ts'
import { tableBillsKey } from './use-open-bills.ts'

const refresh = () => {
  void queryClient.invalidateQueries({ queryKey: ['open-bills'] })
  void queryClient.invalidateQueries({ queryKey: tableBillsKey })
}

/** Takes the amount due of a whole table in cash. */
export const sendForTable =
  (tableId: string, due: Dirhams): SendCash =>
  async (received, idempotencyKey) => {
    const body = { amount: toQar(due), received: toQar(received) }
    try {
      const { data } = await call(takeCashForTable, { params: { tableId }, body }, { idempotencyKey })
      return { received, change: toDirhams(data.change), hasOpenShift: true, takingId: data.takingId }
    } finally {
      refresh()
    }
  }

/**
 * Takes the share that a phone wants to pay in cash. After a lost response it is sent again with the same key, so that it is taken once.
 */
export const useTakeCashShare = () => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  return useMutation({
    mutationFn: ({ paymentId }: { paymentId: string; amount: Dirhams }) =>
      call(takeCashShare, { params: { paymentId }, body: {} }, { idempotencyKey: paymentId }),
    onSuccess: (_reply, { amount }) => void showNote(t('bills.taken', { amount: formatMoney(amount, language) })),
    onError: (error) => showError(error, t),
    onSettled: refresh,
  })
}

/** Ends the sitting after the party has left its table. */
export const useEndSitting = (onEnded: () => void) => {
  const { t } = useTranslation()
  return useMutation({
    mutationFn: (tableId: string) => call(endSitting, { params: { tableId }, body: {} }),
    onSuccess: onEnded,
    onError: (error) => showError(error, t),
    onSettled: refresh,
  })
}
