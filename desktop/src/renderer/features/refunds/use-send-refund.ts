import type { RequestOf } from '@sufra/shared/contract/route'
import { newId } from '@sufra/shared/new-id'
import type { StaffRefund } from '@sufra/shared/refunds/refund'
import { requestRefund } from '@sufra/shared/refunds/refund.routes'
import { useRef, useState } from 'react'
import { call } from '../../common/api/api.ts'

type Body = RequestOf<typeof requestRefund>['body']

/** Sends a refund. Repeating it after a lost response uses the same key, so that it returns money once. */
export const useSendRefund = (orderId: string) => {
  const [isSending, setIsSending] = useState(false)
  const last = useRef({ body: '', key: '' })

  /** Returns the resulting state. Throws ApiError. */
  const send = async (body: Body): Promise<StaffRefund['state']> => {
    const text = JSON.stringify(body)
    if (last.current.body !== text) last.current = { body: text, key: newId() }
    setIsSending(true)
    try {
      const { data } = await call(requestRefund, { params: { orderId }, body }, { idempotencyKey: last.current.key })
      last.current = { body: '', key: '' }
      return data.state
    } finally {
      setIsSending(false)
    }
  }
  return { isSending, send }
}
