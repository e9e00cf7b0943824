// A restaurant for one test: a copy of the demo restaurant on the server of the browser tests.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { request } from 'playwright/test'
import { loginMerchant } from '@sufra/shared/accounts/account.routes'
import type { Call } from '@sufra/shared/contract/client'
import { listTables } from '@sufra/shared/tables/table.routes'
import { callsOf, newNetwork, password } from './applicant.ts'

export type Restaurant = {
  id: string
  email: string
  password: string
  /** The browser storage state of its owner. */
  session: Awaited<ReturnType<typeof signIn>>['session']
  /** The client of its owner. */
  call: Call
  /** The `authorization` header of that client. */
  authorization: string
  /** The link in the QR code of table 1. */
  tableLink: string
}

/** Signs a merchant in with a new IP address: sign-ins are limited per address. */
export const signIn = async (url: string, email: string) => {
  const browser = await request.newContext({ baseURL: url, extraHTTPHeaders: { 'x-forwarded-for': newNetwork() } })
  const answer = await browser.post(loginMerchant.path, { data: { email, password } })
  const { accessToken, data } = loginMerchant.reply.parse(await answer.json())
  const session = await browser.storageState()
  await browser.dispose()
  const authorization = `Bearer ${accessToken}`
  return { id: data.id, session, authorization, call: callsOf(url, authorization) }
}

/** Makes a folder that no other process has made, and returns its number. */
const nextNumber = (taken: string): number => {
  mkdirSync(taken, { recursive: true })
  for (let number = 1; ; number += 1)
    try {
      mkdirSync(join(taken, String(number)))
      return number
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
    }
}

/** Takes the next copy that `prepareDemoPostgres` has made. It has neither documents nor pictures, and its codes were never printed. */
export const takeRestaurant = async (): Promise<Restaurant> => {
  const email = `owner${nextNumber(join(process.env.SUFRA_DEMO_DATA ?? '', 'taken'))}@sufra.test`
  const owner = await signIn(process.env.SUFRA_URL ?? '', email)
  const { data: tables } = await owner.call(listTables, {})
  return { ...owner, email, password, tableLink: tables[0]?.link ?? '' }
}
