import { networkInterfaces } from 'node:os'
import QRCode from 'qrcode'
import type { Db } from '../platform/db/connect.ts'
import type { Env } from '../start/env.ts'
import { readDemoTable } from './demo-table.ts'
import { demoAdminEmail, demoMerchantEmail, demoPassword } from './seed-demo.ts'

/** `port`: port on which the server listens. */
type Deps = { db: Db; secret: Uint8Array; isNew: boolean; env: Pick<Env, 'publicUrl' | 'host'>; port: number }

const networkAddress = () =>
  Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .find(({ family, internal }) => family === 'IPv4' && !internal)?.address

/** The URL at which a phone on the same network can reach this machine. */
const reachableUrl = ({ publicUrl, host }: Deps['env'], port: number) => {
  if (publicUrl) return publicUrl
  return `http://${host === '0.0.0.0' ? (networkAddress() ?? 'localhost') : host}:${port}`
}

/** The link and the QR code of a demo table, while the demo restaurant has one. */
const tableLines = async (db: Db, secret: Uint8Array, url: string) => {
  const table = await readDemoTable(db, secret)
  if (!table) return ''
  const link = url + table.path
  return `  Table ${table.number}         ${link}

${await QRCode.toString(link, { type: 'terminal', small: true, errorCorrectionLevel: 'L' })}
Scan the code with a phone on the same network, or open the link.
`
}

/** Returns the addresses, and the accounts and a table's QR code of the demo restaurant while there is one. */
export const createWelcome = async ({ db, secret, isNew, env, port }: Deps): Promise<string> => {
  const local = `http://localhost:${port}`
  const table = await tableLines(db, secret, reachableUrl(env, port))
  const [merchant, administrator, isPublic] = table
    ? [`   ${demoMerchantEmail}   ${demoPassword}`, `      ${demoAdminEmail}  ${demoPassword}`, ', and the sign-ins above are public']
    : ['', '      npm run admin:create -- --email you@your.domain', '']
  return `
Sufra is ready.${isNew ? ' Demo restaurant created with a menu, 12 tables, 60 days of orders and an open evening.' : ''}

  Start page      ${local}
  Counter         ${local}/merchant${merchant}
  Administrator   ${local}/admin${administrator}
  API             ${local}/docs
  Inbox           ${local}/dev/inbox   SMS and emails that were not sent
${table}Press Ctrl-C to stop.
Use this on your own network only: the inbox needs no sign-in${isPublic}.`
}
