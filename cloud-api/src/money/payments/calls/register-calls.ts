import { receiveWebhook } from '@sufra/shared/payments/payment.routes'
import type { FastifyInstance } from 'fastify'
import type { Platform } from '../../../platform/platform.ts'
import type { PaymentGateway } from '../gateway/payment-gateway.ts'
import { createSavedCardsStore } from '../saved-cards/saved-cards.store.ts'
import { createAuthorise } from './authorise.ts'
import { createCallsStore, type CallsStore } from './calls.store.ts'
import { createRunDueCalls } from './run-due-calls.ts'
import { createSettleCall, type PayerRules } from './settle-call.ts'
import { createTimeLimit } from './within-time-limit.ts'

type Deps<Locked> = {
  gateway: PaymentGateway
  maxPaymentWait: number | undefined
  rules: PayerRules<Locked>
  /** Replaces `lose` of the store. */
  lose?: CallsStore['lose']
}

/** Milliseconds for which a request waits for the gateway; shorter than a request may take. */
const maxWait = 8_000

/** Makes the calls to the payment gateway for one kind of payers. */
export const registerCalls = <Locked>(
  app: FastifyInstance,
  platform: Platform,
  { gateway, maxPaymentWait = maxWait, rules, lose }: Deps<Locked>,
) => {
  const { connection, publicAddress, log, now } = platform
  const calls = createCallsStore(connection, rules.kind)
  const store = { ...calls, lose: lose ?? calls.lose }
  const savedCards = createSavedCardsStore(connection, gateway.name)
  const settle = createSettleCall({ connection, rules, savedCards, log, now })
  const webhookUrl = (base: string) => base + receiveWebhook.path.replace(':gateway', gateway.name)
  const { withinTimeLimit, whenIdle } = createTimeLimit(maxPaymentWait)
  app.addHook('onClose', whenIdle)
  const deps = { gateway, store, settle, now, log }
  const { runDue, sendRefund } = createRunDueCalls({ ...deps, webhookUrl: () => webhookUrl(publicAddress()) })
  return {
    settle,
    savedCards,
    authorise: createAuthorise({ ...deps, webhookUrl, withinTimeLimit }),
    runDue,
    sendRefund: (callId: string) => withinTimeLimit(sendRefund(callId)),
  }
}
