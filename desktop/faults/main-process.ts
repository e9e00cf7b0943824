// The desktop's main as a process of its own, without windows: a parent asks it by messages, and kills it.
import { startMain } from '../testing/electron/start-main.ts'

export type Order =
  | { id: number; kind: 'fetch'; method: string; path: string; body?: string }
  | { id: number; kind: 'ask'; name: string; input: unknown }
  | { id: number; kind: 'read notifications' }
export type Report = { id: number; status: number; body: string }

const standIn = await startMain({ folder: process.env.SUFRA_FOLDER ?? '', root: `${import.meta.dirname}/..`, newPage: undefined })

const obey = async (order: Order): Promise<Omit<Report, 'id'>> => {
  if (order.kind === 'ask') return { status: 200, body: JSON.stringify((await standIn.ask(order.name, order.input)) ?? null) }
  if (order.kind === 'read notifications')
    return { status: 200, body: JSON.stringify(standIn.records.notifications.map(({ title }) => title)) }
  const { method, path, body } = order
  const headers = body === undefined ? undefined : { 'content-type': 'application/json' }
  const answer = await standIn.fetch(path, { method, body, headers })
  return { status: answer.status, body: await answer.text().catch(() => '') }
}

process.on('message', (order: Order) => {
  obey(order).then(
    (report) => process.send?.({ id: order.id, ...report }),
    (error: unknown) => process.send?.({ id: order.id, status: 0, body: String(error) }),
  )
})
process.on('disconnect', () => process.exit())
process.send?.({ id: 0, status: 200, body: 'ready' })
