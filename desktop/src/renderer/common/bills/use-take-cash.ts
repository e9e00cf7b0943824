import { ApiError } from '@sufra/shared/contract/api-error'
import { formatMoney, toQar, type Dirhams } from '@sufra/shared/money'
import { newId } from '@sufra/shared/new-id'
import { takeCashForTable, takeCashShare } from '@sufra/shared/table-bill/table-bill.routes'
import { useLanguage } from '@sufra/shared/ui/language/language'
import { showError, showNote } from '@sufra/shared/ui/toasts'
import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../api/api.ts'
import { queryClient } from '../api/query-client.ts'
import { tableBillsKey } from './use-open-bills.ts'

type Taking = { amount: Dirhams } & ({ tableId: string } | { paymentId: string })

const whatOf = (taking: Taking) => ('tableId' in taking ? `${taking.tableId} ${taking.amount}` : taking.paymentId)

/** Takes cash for a whole table or a reserved share. After a lost answer the same is sent with the same key, so that it is taken once. */
export const useTakeCash = () => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const unanswered = useRef<{ what: string; key: string }>(undefined)

  const send = async (taking: Taking) => {
    const what = whatOf(taking)
    const key = unanswered.current?.what === what ? unanswered.current.key : newId()
    unanswered.current = { what, key }
    const options = { idempotencyKey: key }
    return 'tableId' in taking
      ? call(takeCashForTable, { params: { tableId: taking.tableId }, body: { amount: toQar(taking.amount) } }, options)
      : call(takeCashShare, { params: { paymentId: taking.paymentId }, body: {} }, options)
  }
  const refresh = () => {
    void queryClient.invalidateQueries({ queryKey: ['open-bills'] })
    void queryClient.invalidateQueries({ queryKey: tableBillsKey })
  }
  return useMutation({
    mutationFn: send,
    onSuccess: (_reply, { amount }) => {
      unanswered.current = undefined
      showNote(t('bills.taken', { amount: formatMoney(amount, language) }))
      refresh()
    },
    onError: (error) => {
      if (error instanceof ApiError && error.status > 0 && error.status < 500) unanswered.current = undefined
      showError(error, t)
      refresh()
    },
  })
}
