// The sandbox's API for merchants' servers, with a bearer key.
import { createHash, timingSafeEqual } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import { authoriseBody, type Authorise } from './authorise.ts'
import type { DueWork } from './due-work.ts'
import type { SandboxPayment } from './sandbox-documents.ts'
import type { SandboxStore } from './sandbox.store.ts'
import { sandboxPath } from './sandbox-path.ts'
import { AttemptReused, settleBody, type SettleBody } from './settle.ts'

type Deps = {
  apiKey: string
  store: SandboxStore
  authorise: Authorise['authorise']
  settle: (body: SettleBody) => unknown
  dueWork: DueWork
}

const digest = (text: string) => createHash('sha256').update(text).digest()
const lookUpQuery = z.object({ reference: z.string().optional(), attemptId: z.string().optional() })

/** Returns a payment in the format of the API. */
const shown = ({ reference, attemptId, orderId, amount, currency, state, reason, card, captured, refunded }: SandboxPayment) => ({
  reference,
  attemptId,
  orderId,
  amount,
  currency,
  state,
  reason,
  card,
  captured,
  refunded,
  challengePath: state === 'challenge' ? `/challenge/${reference}` : undefined,
})

export const serveSandboxApi = (app: FastifyInstance, { apiKey, store, authorise, settle, dueWork }: Deps) => {
  app.addHook('onRequest', async (request, reply) => {
    const given = request.headers.authorization ?? ''
    if (!timingSafeEqual(digest(given), digest(`Bearer ${apiKey}`))) return reply.code(401).send({ error: 'unauthorized' })
  })

  /** Requests that wait for their answer; they end with the server. */
  const waiting = new Set<ServerResponse>()
  app.addHook('onClose', async () => {
    for (const response of waiting) response.destroy()
  })
  const hold = ({ raw }: FastifyReply) => {
    waiting.add(raw)
    raw.once('close', () => waiting.delete(raw))
  }

  app.post(`${sandboxPath}/v1/payments`, async (request, reply) => {
    const body = authoriseBody.safeParse(request.body)
    if (!body.success) return reply.code(400).send({ error: 'invalid' })
    const { payment, webhooks } = authorise(body.data)
    const { scenario, reference } = payment
    if (scenario === 'webhook_first') await Promise.all(webhooks.map(dueWork.deliver))
    dueWork.schedule()
    if (scenario === 'no_answer' || payment.state === 'pending') hold(reply)
    // The connection stays open without an answer until the caller gives up.
    if (scenario === 'no_answer') return reply.hijack()
    if (payment.state === 'pending') await dueWork.whenDecided(reference)
    return shown(store.payment(reference) ?? payment)
  })

  app.post(`${sandboxPath}/v1/settlements`, async (request, reply) => {
    const body = settleBody.safeParse(request.body)
    if (!body.success) return reply.code(400).send({ error: 'invalid' })
    try {
      const answer = settle(body.data)
      dueWork.schedule()
      return answer
    } catch (error) {
      if (error instanceof AttemptReused) return reply.code(409).send({ error: 'attempt_reused' })
      throw error
    }
  })

  app.get(`${sandboxPath}/v1/account`, async () => ({ name: 'sandbox' }))

  app.get(`${sandboxPath}/v1/payments`, async (request, reply) => {
    const { reference = '', attemptId = '' } = lookUpQuery.parse(request.query)
    const payment = store.payment(reference) ?? store.paymentOfAttempt(attemptId)
    return payment ? shown(payment) : reply.code(404).send({ error: 'not_found' })
  })
}
