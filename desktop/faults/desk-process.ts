import { fork, type ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import type { Reply } from './main-process.ts'

/** Starts the desktop's main with a data folder. A killed process no longer replies. */
export const startDeskProcess = async (folder: string) => {
  const child: ChildProcess = fork(join(import.meta.dirname, 'main-process.ts'), [], {
    env: { ...process.env, SUFRA_FOLDER: folder, NODE_NO_WARNINGS: '1' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  let commands = 0
  const waiting = new Map<number, (reply: Reply | undefined) => void>()
  const replyTo = (id: number) => new Promise<Reply | undefined>((resolve) => waiting.set(id, resolve))
  child.on('message', (reply: Reply) => {
    waiting.get(reply.id)?.(reply)
    waiting.delete(reply.id)
  })
  const ended = new Promise<void>((resolve) =>
    child.once('exit', () => {
      for (const resolveOne of waiting.values()) resolveOne(undefined)
      resolve()
    }),
  )
  const send = (command: object) => {
    commands += 1
    const reply = replyTo(commands)
    if (!child.connected) return Promise.resolve(undefined)
    child.send({ ...command, id: commands }, () => {}) // a killed process receives nothing
    return reply
  }
  if (!(await replyTo(0))) throw new Error('the desktop did not start')
  return {
    /** Returns undefined when the process was killed. */
    fetch: (method: string, path: string, body?: unknown) =>
      send({ kind: 'fetch', method, path, body: body === undefined ? undefined : JSON.stringify(body) }),
    invoke: async (name: string, input: unknown): Promise<unknown> => {
      const reply = await send({ kind: 'invoke', name, input })
      return reply && JSON.parse(reply.body)
    },
    /** Returns the titles of the system notifications so far. */
    notifications: async (): Promise<string[]> => {
      const reply = await send({ kind: 'read notifications' })
      return reply ? (JSON.parse(reply.body) as string[]) : [] // the format in which main-process.ts sends it
    },
    kill: async () => {
      child.kill('SIGKILL')
      await ended
    },
  }
}

export type DeskProcess = Awaited<ReturnType<typeof startDeskProcess>>
