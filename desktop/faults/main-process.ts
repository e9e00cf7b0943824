// The desktop's main as a child process, controlled by the messages of its parent. Its windows have no pages but the one that draws tickets.
import { openTicketBrowser } from '../testing/ticket-drawer.ts'
import { startMain } from '../testing/electron/start-main.ts'
import type { NewPage } from '../testing/electron/stand-in-window.ts'

export type Command =
  | { id: number; kind: 'fetch'; method: string; path: string; body?: string }
  | { id: number; kind: 'invoke'; name: string; input: unknown }
  | { id: number; kind: 'read notifications' }
export type Reply = { id: number; status: number; body: string }

const newPage: NewPage = ({ webPreferences }) =>
  webPreferences?.preload === undefined ? openTicketBrowser().then((browser) => browser.newPage()) : undefined
const standIn = await startMain({ folder: process.env.SUFRA_FOLDER ?? '', root: `${import.meta.dirname}/..`, newPage })

const execute = async (command: Command): Promise<Omit<Reply, 'id'>> => {
  if (command.kind === 'invoke') return { status: 200, body: JSON.stringify((await standIn.invoke(command.name, command.input)) ?? null) }
  if (command.kind === 'read notifications')
    return { status: 200, body: JSON.stringify(standIn.records.notifications.map(({ title }) => title)) }
  const { method, path, body } = command
  const headers = body === undefined ? undefined : { 'content-type': 'application/json' }
  const answer = await standIn.fetch(path, { method, body, headers })
  return { status: answer.status, body: await answer.text().catch(() => '') }
}

process.on('message', (command: Command) => {
  execute(command).then(
    (reply) => process.send?.({ id: command.id, ...reply }),
    (error: unknown) => process.send?.({ id: command.id, status: 0, body: String(error) }),
  )
})
process.on('disconnect', () => process.exit())
process.send?.({ id: 0, status: 200, body: 'ready' })
