import { takeCash } from '@sufra/shared/cash/cash.routes'
import { changeFor, dueOf, type Payable } from '@sufra/shared/cash/take-cash'
import { toDirhams, toQar, type Dirhams } from '@sufra/shared/money'
import { newId } from '@sufra/shared/new-id'
import { errorText } from '@sufra/shared/refusals/error-text'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../api/api.ts'
import { queryClient } from '../api/query-client.ts'
import { cashKey } from '../bridge/cached-responses.ts'

export type PayableOrder = Payable & { orderId: string; orderNumber: number }
export type TakenCash = { received: Dirhams; change: Dirhams; hasOpenShift: boolean }

/** Takes cash for an order. A second try of the same amount has the same key, so that it is not taken twice. */
export const useTakeCash = (order: PayableOrder, onTaken: (taken: TakenCash) => void) => {
  const { t } = useTranslation()
  const [sending, setSending] = useState<Dirhams>()
  const [problem, setProblem] = useState<string>()
  const keys = useRef(new Map<Dirhams, string>())

  const take = async (received: Dirhams) => {
    const due = dueOf(order)
    const key = keys.current.get(received) ?? newId()
    keys.current.set(received, key)
    setSending(received)
    setProblem(undefined)
    try {
      const reply = await call(
        takeCash,
        { params: { orderId: order.orderId }, body: { received: toQar(received) } },
        { idempotencyKey: key },
      )
      // The desktop app answers without data while it is offline.
      const data: typeof reply.data | undefined = reply.data
      void queryClient.invalidateQueries({ queryKey: cashKey })
      onTaken({
        received,
        change: data ? toDirhams(data.change) : changeFor(due, received),
        hasOpenShift: data?.hasOpenShift ?? true,
      })
    } catch (error) {
      setProblem(errorText(error, t))
    } finally {
      setSending(undefined)
    }
  }
  return { take: (received: Dirhams) => void take(received), sending, problem }
}
