import { sendCode, signUp, verifyCode } from '@sufra/shared/accounts/sign-up.routes'
import type { FastifyInstance } from 'fastify'
import { refused } from '../http/refused.ts'
import { networkOf } from '../http/network-of.ts'
import { serve } from '../http/serve.ts'
import { languageOf } from '../http/words.ts'
import type { AccountsStore } from './accounts.store.ts'
import type { OneTimeCodes } from './one-time-codes.ts'
import type { createSignUp } from './sign-up.ts'

type Parts = { codes: OneTimeCodes; store: AccountsStore; apply: ReturnType<typeof createSignUp> }

/** A minute, from one place. */
const codeLimit = { most: 30 }
const formLimit = { most: 10 }

export const serveSignUp = (app: FastifyInstance, { codes, store, apply }: Parts) => {
  serve(
    app,
    sendCode,
    async ({ body, request }) => ({
      message: 'Code sent',
      data: await codes.send(body, networkOf(request.ip), languageOf(request.headers['accept-language'])),
    }),
    { limit: codeLimit },
  )

  serve(
    app,
    verifyCode,
    async ({ body }) => {
      const { channel, address, proof, validUntil } = await codes.verify(body.requestId, body.code)
      // Only who reads the address is told that it is registered.
      if (channel === 'email' && (await store.hasEmail(address))) throw refused('account.email_taken')
      return { message: 'Address verified', data: { proof, validUntil } }
    },
    { limit: codeLimit },
  )

  serve(
    app,
    signUp,
    async ({ form, request }) => {
      await apply(form, languageOf(request.headers['accept-language']))
      return { message: 'Application received' }
    },
    { limit: formLimit },
  )
}
