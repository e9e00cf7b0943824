// The sandbox's pages for browsers. Pages in an iframe may be embedded by the origin that their address names.
import { readFileSync } from 'node:fs'
import { dirhams } from '@sufra/shared/money'
import { wallets } from '@sufra/shared/payments/gateway-config'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import type { Authorise } from '../authorise.ts'
import type { DueWork } from '../due-work.ts'
import { sandboxPath } from '../sandbox-path.ts'
import type { SandboxStore } from '../sandbox.store.ts'
import { pageStyle } from './page-style.ts'
import { renderChallenge, renderUnknown } from './render-challenge.ts'
import { renderFields } from './render-fields.ts'
import { renderPin } from './render-pin.ts'
import { renderWallet } from './render-wallet.ts'
import { createTokenise } from './tokenise.ts'

type Deps = { store: SandboxStore; decide: Authorise['decide']; now: () => Date; dueWork: DueWork }

const scripts = ['fields', 'pin', 'wallet'] as const
const lang = z.enum(['en', 'ar']).catch('en')
const origin = z
  .url({ protocol: /^https?$/ })
  .transform((url) => new URL(url).origin)
  .catch("'self'")
const pageQuery = z.object({ lang, origin })
const walletQuery = pageQuery.extend({
  wallet: z.enum(wallets).catch('googlePay'),
  amount: z.coerce.number().int().min(0).max(1_000_000_000).catch(0),
})
const walletToken = z.object({ isDebit: z.boolean() }).catch({ isDebit: false })
const reference = z.object({ reference: z.string() })

/** `formTarget`: allowed target of a form of the page. */
const sendPage = (reply: FastifyReply, html: string, { framedBy = "'none'", formTarget = '' } = {}) =>
  reply
    .header(
      'content-security-policy',
      `default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src data:; base-uri 'none'; form-action 'self' ${formTarget}; frame-ancestors ${framedBy}`,
    )
    .header('x-content-type-options', 'nosniff')
    .header('referrer-policy', 'no-referrer')
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(html)

const serveFrames = (app: FastifyInstance, { store, now }: Deps) => {
  const tokenise = createTokenise({ store, now })
  app.get(`${sandboxPath}/fields`, async (request, reply) => {
    const query = pageQuery.parse(request.query)
    return sendPage(reply, renderFields(query.lang), { framedBy: query.origin })
  })
  app.get(`${sandboxPath}/pin`, async (request, reply) => {
    const query = pageQuery.parse(request.query)
    return sendPage(reply, renderPin(query.lang), { framedBy: query.origin })
  })
  app.get(`${sandboxPath}/wallet`, async (request, reply) => {
    const query = walletQuery.parse(request.query)
    return sendPage(reply, renderWallet(query.lang, query.wallet, dirhams(query.amount)), { framedBy: query.origin })
  })
  app.post(`${sandboxPath}/tokens`, async ({ body }) => tokenise.card(body, z.object({ lang }).parse(body).lang))
  app.post(`${sandboxPath}/pins`, async (request) => {
    const body = z.object({ pin: z.string().catch(''), lang }).parse(request.body)
    return tokenise.pin(body.pin, body.lang)
  })
  app.post(`${sandboxPath}/wallet-tokens`, async ({ body }) => tokenise.wallet(walletToken.parse(body).isDebit))
}

const serveChallenge = (app: FastifyInstance, { store, decide, dueWork }: Deps) => {
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )
  app.get(`${sandboxPath}/challenge/:reference`, async (request, reply) => {
    const payment = store.payment(reference.parse(request.params).reference)
    const { lang: language } = pageQuery.parse(request.query)
    if (!payment) return sendPage(reply.code(404), renderUnknown(language))
    if (payment.state !== 'challenge') return reply.redirect(payment.returnUrl, 303)
    return sendPage(reply, renderChallenge(language, payment), { formTarget: new URL(payment.returnUrl).origin })
  })
  app.post(`${sandboxPath}/challenge/:reference`, async (request, reply) => {
    const { outcome } = z.object({ outcome: z.enum(['approve', 'fail']) }).parse(request.body)
    const payment = decide(reference.parse(request.params).reference, outcome === 'approve' ? 'authorised' : 'challenge_failed')
    dueWork.schedule()
    if (!payment) return sendPage(reply.code(404), renderUnknown('en'))
    return reply.redirect(payment.returnUrl, 303)
  })
}

export const serveSandboxPages = (app: FastifyInstance, deps: Deps) => {
  for (const name of scripts) {
    const text = readFileSync(new URL(`../browser/${name}.ts`, import.meta.url), 'utf8')
    app.get(`${sandboxPath}/${name}.js`, async (_request, reply) => reply.type('text/javascript; charset=utf-8').send(text))
  }
  app.get(`${sandboxPath}/style.css`, async (_request, reply) => reply.type('text/css; charset=utf-8').send(pageStyle))
  serveFrames(app, deps)
  serveChallenge(app, deps)
}
