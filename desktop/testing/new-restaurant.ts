// Creates an accepted restaurant for one test, with the demo restaurant's menu and tables. Uses the HTTP API only.
import { randomInt, randomUUID } from 'node:crypto'
import { request } from '@playwright/test'
import { loginMerchant } from '@sufra/shared/accounts/account.routes'
import type { Call } from '@sufra/shared/contract/client'
import { saveEscalation } from '@sufra/shared/escalation/escalation.routes'
import { exportMenu, importMenu } from '@sufra/shared/menu-sheet/menu-sheet.routes'
import { addTables } from '@sufra/shared/tables/table.routes'
import { applyAs, callsOf, newNetwork, password, signInAdmin } from './applicant.ts'

export type Restaurant = {
  id: string
  email: string
  password: string
  /** The browser storage state of its owner. */
  session: Awaited<ReturnType<typeof signIn>>['session']
  /** The client of its owner. */
  call: Call
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
  return { id: data.id, session, call: callsOf(url, `Bearer ${accessToken}`) }
}

/** Returns the demo restaurant's menu as a sheet for import into another restaurant: without ids and images. */
const readDemoMenu = async (url: string): Promise<string> => {
  const { call } = await signIn(url, 'demo@sufra.test')
  const { data } = await call(exportMenu, { query: { format: 'csv' } })
  return Buffer.from(data.base64, 'base64')
    .toString('utf8')
    .replaceAll(/"[\da-f-]{36}"|"[\w-]+\.webp"/g, '""')
}

const demoMenus = new Map<string, Promise<string>>()
const demoMenuOf = (url: string): Promise<string> => {
  const known = demoMenus.get(url) ?? readDemoMenu(url)
  demoMenus.set(url, known)
  return known
}

const importSheet = async (call: Call, sheet: string) => {
  const form = new FormData()
  form.append('isTrial', 'false')
  form.append('sheet', new Blob([sheet], { type: 'text/csv' }), 'menu.csv')
  const { data } = await call(importMenu, { form })
  if (!data.isApplied) throw new Error(`the menu was refused: ${JSON.stringify(data.problems.slice(0, 3))}`)
}

/** Long limits: without a counter the restaurant must not become unreachable during a test. */
const slowEscalation = { louderAfter: 30, smsAfter: 900, unreachableAfter: 900, missedAfter: 1_800, smsNumbers: [] }

/** `menu`: a CSV sheet; default: the demo restaurant's. */
export const newRestaurant = async (url = process.env.SUFRA_URL ?? '', { menu }: { menu?: string } = {}): Promise<Restaurant> => {
  const email = `owner.${randomUUID()}@sufra.test`
  await applyAs(url, { email, contactNumber: `9746${randomInt(1_000_000, 10_000_000)}` })
  const { id, session, call } = await signIn(url, email)
  await (await signInAdmin(url)).verify(id)
  await importSheet(call, menu ?? (await demoMenuOf(url)))
  const { data: tables } = await call(addTables, { body: { from: 1, to: 12, zone: { en: '', ar: '' }, seats: 4 } })
  await call(saveEscalation, { body: slowEscalation })
  return { id, email, password, session, call, tableLink: tables[0]?.link ?? '' }
}
