// The way of an address to its proof: a code is sent to it, typed here, and traded for the proof.
import { codeDigits, type Channel } from '@sufra/shared/accounts/one-time-code'
import { sendCode, verifyCode } from '@sufra/shared/accounts/sign-up.routes'
import { ApiError } from '@sufra/shared/contract/api-error'
import type { RefusalCode } from '@sufra/shared/refusals/refusals'
import { useState } from 'react'
import { z } from 'zod'
import { call } from '../../app/api.ts'
import { leftUntil } from '../../app/clock-time.ts'
import { retryTime } from '../../app/retry-time.ts'
import { proofOf, type Contact } from './draft.ts'

const details = z.object({ triesLeft: z.int().min(0) })
const ends: ReadonlySet<unknown> = new Set<RefusalCode>(['otp.expired', 'otp.no_tries'])

type Failure = { address: string; error: ApiError }

export type AddressProof = ReturnType<typeof useAddressProof>

/** `address`: as the server takes it, undefined while it is none. */
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
  const asked = contact.asked?.address === address ? contact.asked : undefined
  const refusal = codeFailure?.requestId === asked?.requestId ? codeFailure?.error : undefined
  const isExpired = asked !== undefined && (Date.parse(asked.expiresAt) <= now || ends.has(refusal?.code))

  const doing = async (what: 'sending' | 'checking', work: () => Promise<void>, onError: (error: ApiError) => void) => {
    setBusy(what)
    try {
      await work()
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
    await doing(
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
  const verify = async (typed: string, { requestId, address: askedFor }: NonNullable<typeof asked>) => {
    await doing(
      'checking',
      async () => {
        const { data } = await call(verifyCode, { body: { requestId, code: typed } })
        onChange({ proven: { ...data, address: askedFor } })
      },
      (error) => {
        setCode('')
        // A mailbox that has an account is of no use here, however often its code is right.
        if (error.code !== 'account.email_taken') return setCodeFailure({ requestId, error })
        setSendFailure({ address: askedFor, error })
        onChange({})
      },
    )
  }
  const sendRefusal = sendFailure && sendFailure.address === address ? sendFailure.error : undefined
  const retryAt = retryTime(sendRefusal)
  return {
    isProven: address !== undefined && proofOf(contact, address, now) !== '',
    asked,
    isExpired,
    isFresh,
    isSending: busy === 'sending',
    isChecking: busy === 'checking',
    code,
    refusal,
    triesLeft: details.safeParse(refusal?.reply.details).data?.triesLeft,
    /** Why no code can be had for the address, and for how long where that is known. */
    sendFailure: retryAt !== undefined && retryAt <= now ? undefined : sendRefusal,
    wait: retryAt === undefined ? undefined : leftUntil(retryAt, now),
    send,
    type: (typed: string) => {
      setCode(typed)
      if (typed !== '') setCodeFailure(undefined)
      if (typed.length === codeDigits && asked) void verify(typed, asked)
    },
  }
}
