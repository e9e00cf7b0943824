// The only code that sees card numbers, CVVs and PINs. They stay in the memory of one request.
import { randomUUID } from 'node:crypto'
import type { Language } from '@sufra/shared/localized-text'
import { cardForm } from '@sufra/shared/payments/card-form'
import { pinProblem } from '@sufra/shared/payments/pin'
import { isRefusalCode, type RefusalCode } from '@sufra/shared/refusals/refusals'
import { refusalMessage } from '../../../../platform/refusals/refusal-messages.ts'
import type { StoredToken } from '../sandbox-documents.ts'
import type { SandboxStore } from '../sandbox.store.ts'
import { brandOf, scenarioOfCard, wrongPin } from '../scenarios.ts'

type Deps = { store: SandboxStore; now: () => Date }
type Problem = { code: RefusalCode; text: string }

const newToken = (prefix: string) => `${prefix}_${randomUUID()}`

export const createTokenise = ({ store, now }: Deps) => {
  const put = (token: StoredToken) => {
    store.putToken(token)
    return token
  }
  return {
    /** The card of a filled-in form, or the first problem of each field (spec §5). */
    card: (typed: unknown, language: Language) => {
      const form = cardForm.safeParse(typed)
      if (!form.success) {
        const problems: Record<string, Problem> = {}
        for (const { path, message } of form.error.issues)
          if (isRefusalCode(message)) problems[String(path[0])] ??= { code: message, text: refusalMessage(message, language) }
        return { problems }
      }
      const { cardNumber: number, expiryDate: expiry } = form.data
      const card = { token: newToken('tok'), brand: brandOf(number), lastFour: number.slice(-4), expiry }
      put({ token: card.token, kind: 'card', scenario: scenarioOfCard({ number, expiry, now: now() }), card })
      return { card }
    },
    pin: (typed: string, language: Language) => {
      const code = pinProblem(typed)
      if (code) return { text: refusalMessage(code, language) }
      return { token: put({ token: newToken('pin'), kind: 'upi', scenario: typed === wrongPin ? 'wrong_pin' : 'approve' }).token }
    },
    wallet: (isDebit: boolean) => ({ token: put({ token: newToken('wal'), kind: 'wallet', scenario: 'approve', isDebit }).token }),
  }
}
