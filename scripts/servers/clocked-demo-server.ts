// The API with the demo restaurant on a test clock, in a separate process.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { recordStart } from '../../cloud-api/testing/servers/record-start.ts'
import { root } from '../common/root.ts'

export type ClockedServer = Awaited<ReturnType<typeof startClockedServer>>

export const startClockedServer = async () => {
  recordStart('app')
  const child = fork(join(root, 'cloud-api/testing/servers/clocked-demo-process.ts'), { execArgv: [] })
  const ended = once(child, 'exit')
  const failed = ended.then(([code]) => {
    throw new Error(`the API ended with ${code}`)
  })
  failed.catch(() => undefined) // the process ends in any case
  const [started] = await Promise.race([once(child, 'message'), failed])
  return {
    ...(started as { url: string; tableLink: string }), // sent by clocked-demo-process.ts
    /** Advances the clock. Resolves when the server has the new time. */
    pass: async (milliseconds: number): Promise<void> => {
      const passed = once(child, 'message')
      child.send(milliseconds)
      await passed
    },
    stop: async () => {
      child.disconnect()
      await ended
    },
  }
}
