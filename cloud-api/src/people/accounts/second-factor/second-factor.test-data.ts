// Administrators with an authenticator app, and browsers in which they sign in.
import { loginAdmin } from '@sufra/shared/accounts/account.routes'
import { completeSignIn, enableSecondFactor, setUpSecondFactor } from '@sufra/shared/accounts/second-factor.routes'
import type { FactorProof } from '@sufra/shared/accounts/second-factor'
import type { Call } from '@sufra/shared/contract/client'
import type { Route } from '@sufra/shared/contract/route'
import type { AdministratorRole } from '@sufra/shared/permissions/permissions'
import { newNetwork, type TestApi } from '../../../../testing/test-api.ts'
import { addAdmin, password } from '../../../../testing/test-restaurant.ts'
import { codeAt } from './authenticator-app.ts'

/** Sends JSON from one network address, with the cookies that were set before. */
export const openBrowser = (api: TestApi) => {
  const cookies = new Map<string, string>()
  const network = newNetwork()
  const send = async ({ method, path }: Pick<Route, 'method' | 'path'>, body: object = {}) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await api.fetch(path, {
      method,
      headers: { 'content-type': 'application/json', 'x-forwarded-for': network, cookie },
      body: method === 'GET' ? undefined : JSON.stringify(body),
    })
    const set = answer.headers.getSetCookie()
    for (const line of set) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (value) cookies.set(name, value)
      else cookies.delete(name)
    }
    const { error, data, recoveryCodes } = (await answer.json()) as { error?: string; data?: unknown; recoveryCodes?: string[] } // our own server's replies
    return { status: answer.status, error, data, recoveryCodes, set }
  }
  return {
    cookies,
    send,
    enterPassword: (email: string) => send(loginAdmin, { email, password }),
    prove: (proof: FactorProof) => send(completeSignIn, proof),
  }
}
export type Browser = ReturnType<typeof openBrowser>

/** Sets up an app for an administrator who is signed in. Returns its key and the recovery codes. */
export const setUpApp = async (call: Call, now: Date, proof?: FactorProof) => {
  const { key, setup } = (await call(setUpSecondFactor, { body: { proof } })).data
  const { recoveryCodes } = (await call(enableSecondFactor, { body: { setup, code: codeAt(key, now) } })).data
  return { key, recoveryCodes, setup }
}

/** A new administrator, signed in, with an app. A minute passes, so that the app shows another code. */
export const addEnrolled = async (api: TestApi, clock: { now: Date }, role?: AdministratorRole) => {
  const { id, email } = await addAdmin(api.connection.db, role)
  const { call, accessToken } = await api.signedIn(email, 'admin')
  const app = await setUpApp(call, clock.now)
  clock.now = new Date(clock.now.getTime() + 60_000)
  return { id, email, call, accessToken, ...app, code: () => codeAt(app.key, clock.now) }
}
