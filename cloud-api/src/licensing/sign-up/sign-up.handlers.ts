import { signUpFields } from '@sufra/shared/accounts/sign-up'
import { sendCode, signUp, verifyCode } from '@sufra/shared/accounts/sign-up.routes'
import type { FastifyInstance } from 'fastify'
import { refused } from '../../platform/refusals/refused.ts'
import { networkOf } from '../../platform/http/addresses/network-of.ts'
import { validateBeforeFiles } from '../../platform/http/read-form.ts'
import { serve } from '../../platform/http/serve.ts'
import { languageOf } from '../../platform/refusals/refusal-messages.ts'
import type { AccountsStore } from '../../people/accounts/accounts.store.ts'
import type { OneTimeCodes } from '../../people/accounts/one-time-codes/one-time-codes.ts'
import type { SignUp } from './sign-up.ts'

type Deps = { codes: OneTimeCodes; store: AccountsStore; application: SignUp }

/** Limits of one network address: a restaurant applies once, from any network. */
const codeLimit = { max: 30, of: 'network' } as const
const formLimit = { max: 10, of: 'network' } as const

export const serveSignUp = (app: FastifyInstance, { codes, store, application }: Deps) => {
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
      // The caller has proved that the address is theirs, so the response may reveal that the address is registered.
      if (channel === 'email' && (await store.hasEmail(address))) throw refused('account.email_taken')
      return { message: 'Address verified', data: { proof, validUntil } }
    },
    { limit: codeLimit },
  )

  serve(
    app,
    signUp,
    async ({ form, request }) => {
      await application.apply(form, languageOf(request.headers['accept-language']))
      return { message: 'Application received' }
    },
    { limit: formLimit, beforeFiles: validateBeforeFiles(signUpFields, application.checkProofs) },
  )
}
