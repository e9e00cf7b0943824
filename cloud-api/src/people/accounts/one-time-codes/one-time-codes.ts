// Codes of six digits for one use, valid for five minutes and five attempts, resent after 30 seconds, at most five an hour per address and
// twenty per network address. A code is hashed like a password and can be verified once.
import { codeAddress, codeMinutes, maxCodeTries, proofHours, resendSeconds, type CodeAddress } from '@sufra/shared/accounts/one-time-code'
import type { Language } from '@sufra/shared/localized-text'
import type { FastifyBaseLogger } from 'fastify'
import { createHmac, randomBytes, randomInt } from 'node:crypto'
import type { Connection, Db } from '../../../platform/db/connect.ts'
import { refused } from '../../../platform/refusals/refused.ts'
import { enqueueMessages } from '../../../platform/messages/enqueue-messages.ts'
import { signUpCodeMail, signUpCodeSms } from '../../../platform/messages/templates/sign-up-code.ts'
import type { OneTimeCodesStore } from './one-time-codes.store.ts'
import { hashPassword, verifyPassword } from '../passwords/passwords.ts'
import { hashToken } from '../../../platform/http/tokens.ts'

const hour = 3_600_000
const maxPerAddress = 5
const maxPerNetwork = 20

/** Limits of codes by SMS, which cost money: the calling codes of allowed countries, and the codes a day on the whole platform. */
export type SmsLimits = { countries: readonly string[]; maxADay: number }

type Deps = {
  connection: Pick<Connection, 'transact'>
  store: OneTimeCodesStore
  secret: Uint8Array
  sms: SmsLimits
  log: Pick<FastifyBaseLogger, 'error'>
  now: () => Date
}

const generateCode = () => String(randomInt(1_000_000)).padStart(6, '0')
const generateToken = () => randomBytes(24).toString('base64url')

/** Refuses `otp.too_soon` and `otp.too_many` with the time of the next allowed request. */
const checkSendLimits = async (store: OneTimeCodesStore, tx: Db, target: CodeAddress, requestedBy: string, now: Date) => {
  const ofAddress = await store.readSent(tx, { address: target.address, channel: target.channel }, new Date(now.getTime() - hour))
  const next = (ofAddress[0]?.getTime() ?? 0) + resendSeconds * 1_000
  if (next > now.getTime()) throw refused('otp.too_soon', { retryAt: new Date(next).toISOString() })
  const ofNetwork = await store.readSent(tx, { requestedBy }, new Date(now.getTime() - hour))
  for (const [sent, max] of [
    [ofAddress, maxPerAddress],
    [ofNetwork, maxPerNetwork],
  ] as const) {
    const freed = sent[max - 1]
    if (freed) throw refused('otp.too_many', { retryAt: new Date(freed.getTime() + hour).toISOString() })
  }
}

/** Refuses `otp.sms_full`. Logs for the operator when the limit, or half of it, is reached. */
const checkSmsOfDay = async ({ store, sms, log, now }: Deps, tx: Db) => {
  const sent = await store.countSent(tx, 'phone', new Date(now().getTime() - 24 * hour))
  if (sent === Math.floor(sms.maxADay / 2) || sent >= sms.maxADay) log.error({ sent, max: sms.maxADay }, 'unusually many codes by SMS')
  if (sent >= sms.maxADay) throw refused('otp.sms_full')
}

export const createOneTimeCodes = (deps: Deps) => ({
  /** Enqueues a code. Refuses `otp.country`, `otp.sms_full`, `otp.too_soon` and `otp.too_many`. */
  send: async (target: CodeAddress, networkAddress: string, language: Language) => {
    const { connection, store, secret, sms, now } = deps
    if (target.channel === 'phone' && !sms.countries.some((code) => target.address.startsWith(code))) throw refused('otp.country')
    const [sentAt, requestId, code] = [now(), generateToken(), generateCode()]
    const requestedBy = createHmac('sha256', secret).update(`asks for codes ${networkAddress}`).digest('base64url')
    const expiresAt = new Date(sentAt.getTime() + codeMinutes * 60_000)
    const codeHash = await hashPassword(code)
    await connection.transact(async (tx) => {
      await store.lockRequesters(tx, [`${target.channel} ${target.address}`, `network ${requestedBy}`], sentAt)
      await checkSendLimits(store, tx, target, requestedBy, sentAt)
      if (target.channel === 'phone') await checkSmsOfDay(deps, tx)
      await store.insert(tx, { requestId, ...target, requestedBy, codeHash, sentAt, expiresAt })
      await enqueueMessages(tx, sentAt, [{ ...messageOf(target, { code, language, minutes: codeMinutes }), expiresAt }])
    })
    const resendAt = new Date(sentAt.getTime() + resendSeconds * 1_000)
    return { requestId, expiresAt: expiresAt.toISOString(), resendAt: resendAt.toISOString() }
  },

  /**
   * Exchanges a code for a proof that its address is owned. An attempt is counted before the code is checked, so that
   * concurrent guesses all count. Refuses `otp.wrong` with the attempts left, `otp.no_tries`, and `otp.expired` for
   * an expired, used or unknown code.
   */
  verify: async (requestId: string, code: string) => {
    const { store, now } = deps
    const tried = await store.countTry(requestId, maxCodeTries, now())
    if (!tried) {
      const known = await store.read(requestId)
      throw refused(known && !known.provenAt && known.expiresAt > now() ? 'otp.no_tries' : 'otp.expired')
    }
    if (!(await verifyPassword(tried.codeHash, code))) {
      const triesLeft = maxCodeTries - tried.tries
      throw triesLeft > 0 ? refused('otp.wrong', { triesLeft }) : refused('otp.no_tries')
    }
    const [proof, provenAt] = [generateToken(), now()]
    if (!(await store.prove(requestId, hashToken(proof), provenAt))) throw refused('otp.expired')
    const validUntil = new Date(provenAt.getTime() + proofHours * hour).toISOString()
    return { ...codeAddress.parse(tried), proof, validUntil }
  },
})

const messageOf = ({ channel, address }: CodeAddress, content: Parameters<typeof signUpCodeSms>[0]) =>
  channel === 'phone' ? { ...signUpCodeSms(content), to: `+${address}` } : { ...signUpCodeMail(content), to: address }

export type OneTimeCodes = ReturnType<typeof createOneTimeCodes>
