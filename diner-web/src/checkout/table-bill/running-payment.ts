// The payment of a share that this tab has sent. It is stored for the tab, so that it is resolved with the server after a reload or on the
// way back from the bank. The token is not stored.
import { ApiError } from '@sufra/shared/contract/api-error'
import { resolveShare, type BillPaymentOutcome } from '@sufra/shared/table-bill/table-bill.routes'
import { create } from 'zustand'
import { call } from '../../common/api/api.ts'
import { useSession } from '../../common/session/session.ts'
import { withVisit } from '../../common/session/with-visit.ts'

const storageKey = 'sufra-bill-payment'

const readStored = (): string => {
  try {
    return sessionStorage.getItem(storageKey) ?? ''
  } catch {
    return ''
  }
}

type Running = {
  /** The idempotency key; '' without a payment. */
  key: string
  isSending: boolean
  outcome: BillPaymentOutcome | undefined
  /** The refusal of a declined payment. */
  problem: ApiError | undefined
}
const none: Running = { key: '', isSending: false, outcome: undefined, problem: undefined }

export const useRunningPayment = create<Running>()(() => ({ ...none, key: readStored() }))

export const setRunning = (running: Partial<Running>) => {
  useRunningPayment.setState(running)
  try {
    const { key } = useRunningPayment.getState()
    if (key) sessionStorage.setItem(storageKey, key)
    else sessionStorage.removeItem(storageKey)
  } catch {
    // Without storage a reload loses the payment; the bill still shows it.
  }
}

export const forgetPayment = () => setRunning(none)

export const isUndecided = (outcome: BillPaymentOutcome | undefined): boolean =>
  outcome === undefined || outcome.outcome === 'awaiting' || outcome.outcome === 'reserved'

const resolve = (key: string, withdraw: boolean): Promise<BillPaymentOutcome> => {
  const { restaurantId } = useSession.getState()
  return withVisit(async (visit) => {
    const { data } = await call(resolveShare, { body: { restaurantId, visit, key, withdraw } })
    return resolveShare.reply.parse({ success: true, data }).data
  })
}

/**
 * Requests the outcome of the payment from the server. A payment that the server does not know is given up: its request may still arrive,
 * and then pays nothing.
 */
export const refreshPayment = async (): Promise<void> => {
  const { key } = useRunningPayment.getState()
  if (!key) return
  const found = await resolve(key, false)
  const outcome = found.outcome === 'unknown' ? await resolve(key, true) : found
  if (useRunningPayment.getState().key === key) setRunning({ outcome, isSending: false })
}

export const withdrawPayment = async (): Promise<void> => {
  const { key } = useRunningPayment.getState()
  if (key) setRunning({ outcome: await resolve(key, true) })
}
