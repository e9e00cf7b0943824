// One-time codes: six digits, five minutes, five tries, a new one after half a minute, at most five an hour for an address and twenty for a network address
// (product.md). A code is kept hashed as passwords are, and is right once.
import { codeAddress, codeMinutes, codeTries, proofHours, resendSeconds, type CodeAddress } from '@sufra/shared/accounts/one-time-code'
import type { Language } from '@sufra/shared/localized-text'
import { createHmac, randomBytes, randomInt } from 'node:crypto'
import type { Connection, Db } from '../db/connect.ts'
import { refused } from '../http/refused.ts'
import { putMessages } from '../messages/put-messages.ts'
import { signUpCodeMail, signUpCodeSms } from '../messages/templates/sign-up-code.ts'
import type { OneTimeCodesStore } from './one-time-codes.store.ts'
import { hashPassword, passwordFits } from './passwords.ts'
import { hashToken } from './tokens.ts'

const hour = 3_600_000
const maxPerAddress = 5
const maxPerNetwork = 20

type Deps = { connection: Pick<Connection, 'transact'>; store: OneTimeCodesStore; secret: Uint8Array; now: () => Date }

const drawCode = () => String(randomInt(1_000_000)).padStart(6, '0')
const drawToken = () => randomBytes(24).toString('base64url')

/** `otp.too_soon` and `otp.too_many` say when the next one may be asked for. */
const refuseFlood = async (store: OneTimeCodesStore, tx: Db, asked: CodeAddress, askedBy: string, now: Date) => {
  const ofAddress = await store.readSent(tx, { address: asked.address, channel: asked.channel }, new Date(now.getTime() - hour))
  const next = (ofAddress[0]?.getTime() ?? 0) + resendSeconds * 1_000
  if (next > now.getTime()) throw refused('otp.too_soon', { retryAt: new Date(next).toISOString() })
  const ofNetwork = await store.readSent(tx, { askedBy }, new Date(now.getTime() - hour))
  for (const [sent, most] of [
    [ofAddress, maxPerAddress],
    [ofNetwork, maxPerNetwork],
  ] as const) {
    const freed = sent[most - 1]
    if (freed) throw refused('otp.too_many', { retryAt: new Date(freed.getTime() + hour).toISOString() })
  }
}

export const createOneTimeCodes = ({ connection, store, secret, now }: Deps) => ({
  /** Puts a code into the outbox. Refuses `otp.too_soon` and `otp.too_many`. */
  send: async (asked: CodeAddress, networkAddress: string, language: Language) => {
    const [sentAt, requestId, code] = [now(), drawToken(), drawCode()]
    const askedBy = createHmac('sha256', secret).update(`asks for codes ${networkAddress}`).digest('base64url')
    const expiresAt = new Date(sentAt.getTime() + codeMinutes * 60_000)
    const codeHash = await hashPassword(code)
    await connection.transact(async (tx) => {
      await store.lockAskers(tx, [`${asked.channel} ${asked.address}`, `network ${askedBy}`], sentAt)
      await refuseFlood(store, tx, asked, askedBy, sentAt)
      await store.insert(tx, { requestId, ...asked, askedBy, codeHash, sentAt, expiresAt })
      await putMessages(tx, sentAt, [{ ...messageOf(asked, { code, language, minutes: codeMinutes }), expiresAt }])
    })
    const resendAt = new Date(sentAt.getTime() + resendSeconds * 1_000)
    return { requestId, expiresAt: expiresAt.toISOString(), resendAt: resendAt.toISOString() }
  },

  /**
   * Trades a code for the proof that its address is read. A try counts before it is looked at, so that guesses at once are counted as so many.
   * Refuses `otp.wrong` with the tries that are left, `otp.no_tries`, and `otp.expired` for a code that ran out, was used, or never was.
   */
  verify: async (requestId: string, code: string) => {
    const tried = await store.countTry(requestId, codeTries, now())
    if (!tried) {
      const known = await store.read(requestId)
      throw refused(known && !known.provenAt && known.expiresAt > now() ? 'otp.no_tries' : 'otp.expired')
    }
    if (!(await passwordFits(tried.codeHash, code))) {
      const triesLeft = codeTries - tried.tries
      throw triesLeft > 0 ? refused('otp.wrong', { triesLeft }) : refused('otp.no_tries')
    }
    const [proof, provenAt] = [drawToken(), now()]
    if (!(await store.prove(requestId, hashToken(proof), provenAt))) throw refused('otp.expired')
    const validUntil = new Date(provenAt.getTime() + proofHours * hour).toISOString()
    return { ...codeAddress.parse(tried), proof, validUntil }
  },
})

const messageOf = ({ channel, address }: CodeAddress, words: Parameters<typeof signUpCodeSms>[0]) =>
  channel === 'phone' ? { ...signUpCodeSms(words), to: `+${address}` } : { ...signUpCodeMail(words), to: address }

export type OneTimeCodes = ReturnType<typeof createOneTimeCodes>
