import { expect, request } from 'playwright/test'
import { loginAdmin } from '@sufra/shared/accounts/account.routes'
import { inviteAdministrator } from '@sufra/shared/administrators/administrator.routes'

/** Invites an administrator as the demo administrator. Returns the invited email address. */
export const inviteTo = async (email: string, language: string): Promise<string> => {
  const caller = await request.newContext({ baseURL: process.env.SUFRA_URL, extraHTTPHeaders: { 'accept-language': language } })
  for (const [path, data] of [
    [loginAdmin.path, { email: 'admin@sufra.test', password: 'Sufra@2026' }],
    [inviteAdministrator.path, { email, firstName: 'Hessa', lastName: 'Al Emadi', role: 'reviewer' }],
  ] as const) {
    const answer = await caller.post(path, { data })
    expect(answer.ok(), await answer.text()).toBe(true)
  }
  await caller.dispose()
  return email
}
