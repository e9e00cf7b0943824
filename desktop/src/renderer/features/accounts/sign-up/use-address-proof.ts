// Verifies an address: a code is sent to it, typed here, and exchanged for a proof.
import { codeDigits, type Channel } from '@sufra/shared/accounts/one-time-code'
import { sendCode, verifyCode } from '@sufra/shared/accounts/sign-up.routes'
import { ApiError } from '@sufra/shared/contract/api-error'
import type { RefusalCode } from '@sufra/shared/refusals/refusals'
import { useState } from 'react'
import { z } from 'zod'
import { call } from '../../../common/api/api.ts'
import { remainingTime } from '../../../common/dates/clock-time.ts'
import { retryTime } from '../../../common/api/refusals.ts'
import { proofOf, type Contact } from './draft.ts'

const details = z.object({ triesLeft: z.int().min(0) })
const finalRefusals: ReadonlySet<unknown> = new Set<RefusalCode>(['otp.expired', 'otp.no_tries'])

type Failure = { address: string; error: ApiError }

export type AddressProof = ReturnType<typeof useAddressProof>

/** `address`: normalised to the server's format, undefined while it is invalid. */
export const useAddressProof = (
  channel: Channel,
  address: string | undefined,
  contact: Contact,
  onChange: (contact: Contact) => void,
  now: number,
) => {
  const [code, setCode] = useState('')
  const [busy, setBusy] = useState<'sending' | 'checking'>()
  const [isFresh, setFresh] = useState(false)
  const [sendFailure, setSendFailure] = useState<Failure>()
  const [codeFailure, setCodeFailure] = useState<{ requestId: string; error: ApiError }>()
  const codeRequest = contact.asked?.address === address ? contact.asked : undefined
  const refusal = codeFailure?.requestId === codeRequest?.requestId ? codeFailure?.error : undefined
  const isExpired = codeRequest !== undefined && (Date.parse(codeRequest.expiresAt) <= now || finalRefusals.has(refusal?.code))

  const runBusy = async (state: 'sending' | 'checking', action: () => Promise<void>, onError: (error: ApiError) => void) => {
    setBusy(state)
    try {
      await action()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      onError(error)
    } finally {
      setBusy(undefined)
    }
  }
  const send = async () => {
    if (!address) return
    setSendFailure(undefined)
    await runBusy(
      'sending',
      async () => {
        const { data } = await call(sendCode, { body: { channel, address } })
        setCode('')
        setFresh(true)
        onChange({ asked: { ...data, address } })
      },
      (error) => setSendFailure({ address, error }),
    )
  }
  const verify = async (typed: string, { requestId, address: requestedAddress }: NonNullable<typeof codeRequest>) => {
    await runBusy(
      'checking',
      async () => {
        const { data } = await call(verifyCode, { body: { requestId, code: typed } })
        onChange({ proven: { ...data, address: requestedAddress } })
      },
      (error) => {
        setCode('')
        // An address that already has an account cannot be used, even with the right code.
        if (error.code !== 'account.email_taken') return setCodeFailure({ requestId, error })
        setSendFailure({ address: requestedAddress, error })
        onChange({})
      },
    )
  }
  const sendRefusal = sendFailure && sendFailure.address === address ? sendFailure.error : undefined
  const retryAt = retryTime(sendRefusal)
  return {
    isVerified: address !== undefined && proofOf(contact, address, now) !== '',
    codeRequest,
    isExpired,
    isFresh,
    isSending: busy === 'sending',
    isChecking: busy === 'checking',
    code,
    refusal,
    triesLeft: details.safeParse(refusal?.reply.details).data?.triesLeft,
    /** The reason why no code can be sent to the address; `wait`: the remaining time, if known. */
    sendFailure: retryAt !== undefined && retryAt <= now ? undefined : sendRefusal,
    wait: retryAt === undefined ? undefined : remainingTime(retryAt, now),
    send,
    changeCode: (typed: string) => {
      setCode(typed)
      if (typed !== '') setCodeFailure(undefined)
      if (typed.length === codeDigits && codeRequest) void verify(typed, codeRequest)
    },
  }
}
