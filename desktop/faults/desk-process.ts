import { fork, type ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import type { Report } from './main-process.ts'

/** Starts the desktop's main over a folder. A killed one answers nothing any more. */
export const startDeskProcess = async (folder: string) => {
  const child: ChildProcess = fork(join(import.meta.dirname, 'main-process.ts'), [], {
    env: { ...process.env, SUFRA_FOLDER: folder, NODE_NO_WARNINGS: '1' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  let orders = 0
  const waiting = new Map<number, (report: Report | undefined) => void>()
  const hear = (id: number) => new Promise<Report | undefined>((resolve) => waiting.set(id, resolve))
  child.on('message', (report: Report) => {
    waiting.get(report.id)?.(report)
    waiting.delete(report.id)
  })
  const ended = new Promise<void>((resolve) =>
    child.once('exit', () => {
      for (const resolveOne of waiting.values()) resolveOne(undefined)
      resolve()
    }),
  )
  const say = (order: object) => {
    orders += 1
    const heard = hear(orders)
    if (!child.connected) return Promise.resolve(undefined)
    child.send({ ...order, id: orders }, () => {}) // a killed process hears nothing
    return heard
  }
  if (!(await hear(0))) throw new Error('the desktop did not start')
  return {
    /** Undefined when it was killed meanwhile. */
    fetch: (method: string, path: string, body?: unknown) =>
      say({ kind: 'fetch', method, path, body: body === undefined ? undefined : JSON.stringify(body) }),
    ask: async (name: string, input: unknown): Promise<unknown> => {
      const report = await say({ kind: 'ask', name, input })
      return report && JSON.parse(report.body)
    },
    /** The titles of the system's notifications so far. */
    notifications: async (): Promise<string[]> => {
      const report = await say({ kind: 'read notifications' })
      return report ? (JSON.parse(report.body) as string[]) : [] // as main-process.ts sends it
    },
    kill: async () => {
      child.kill('SIGKILL')
      await ended
    },
  }
}

export type DeskProcess = Awaited<ReturnType<typeof startDeskProcess>>
