import { takeCash, undoCash } from '@sufra/shared/cash/cash.routes'
import { changeFor, dueOf, type Payable } from '@sufra/shared/cash/take-cash'
import { toDirhams, toQar, type Dirhams } from '@sufra/shared/money'
import { newId } from '@sufra/shared/new-id'
import { errorText } from '@sufra/shared/contract/error-text'
import { showError, showNote } from '@sufra/shared/ui/toasts'
import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../common/api/api.ts'
import { queryClient } from '../../common/api/query-client.ts'
import { cashKey } from '../../common/bridge/cached-responses.ts'

export type PayableOrder = Payable & { orderId: string; orderNumber: number }
/** `takingId`: the id for undoing it; undefined until it is sent. */
export type TakenCash = { received: Dirhams; change: Dirhams; hasOpenShift: boolean; takingId: string | undefined }
/** Sends the received amount with its idempotency key. */
export type SendCash = (received: Dirhams, idempotencyKey: string) => Promise<TakenCash>

export const sendForOrder =
  (order: PayableOrder): SendCash =>
  async (received, idempotencyKey) => {
    const due = dueOf(order)
    const { data }: { data?: Awaited<ReturnType<typeof call<typeof takeCash>>>['data'] } = await call(
      takeCash,
      { params: { orderId: order.orderId }, body: { received: toQar(received) } },
      { idempotencyKey },
    )
    // The desktop app replies without data while it is offline.
    return {
      received,
      change: data ? toDirhams(data.change) : changeFor(due, received),
      hasOpenShift: data?.hasOpenShift ?? true,
      takingId: data?.takingId,
    }
  }

/** A second attempt with the same amount has the same key, so that it is not taken twice. */
export const useTakeCash = (send: SendCash, onTaken: (taken: TakenCash) => void) => {
  const { t } = useTranslation()
  const [sending, setSending] = useState<Dirhams>()
  const [problem, setProblem] = useState<string>()
  const keys = useRef(new Map<Dirhams, string>())

  const take = async (received: Dirhams) => {
    const key = keys.current.get(received) ?? newId()
    keys.current.set(received, key)
    setSending(received)
    setProblem(undefined)
    try {
      const taken = await send(received, key)
      void queryClient.invalidateQueries({ queryKey: cashKey })
      onTaken(taken)
    } catch (error) {
      setProblem(errorText(error, t))
    } finally {
      setSending(undefined)
    }
  }
  return { take: (received: Dirhams) => void take(received), sending, problem }
}

/** Undoes cash that was taken by mistake. */
export const useUndoCash = (onUndone: () => void) => {
  const { t } = useTranslation()
  return useMutation({
    mutationFn: (takingId: string) => call(undoCash, { params: { takingId }, body: {} }, { idempotencyKey: takingId }),
    onSuccess: () => {
      showNote(t('cash.undone'))
      void queryClient.invalidateQueries({ queryKey: cashKey })
      onUndone()
    },
    onError: (error) => showError(error, t),
  })
}
