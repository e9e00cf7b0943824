import { fork } from 'node:child_process'
import { join } from 'node:path'
import type { ServerRequest } from './answer-parent.ts'

export type ServerProcess = {
  url: string
  /** Returns the process's response; one request at a time. */
  request: (request: ServerRequest) => Promise<number>
  stop: () => void
}

/** Starts one of this folder's servers in a separate process and returns when it listens. */
export const startServer = async (file: string, message: object): Promise<ServerProcess> => {
  const child = fork(join(import.meta.dirname, file), { stdio: ['ignore', 'ignore', 'inherit', 'ipc'], execArgv: ['--expose-gc'] })
  const nextMessage = () =>
    new Promise<unknown>((resolve, reject) => {
      const onExit = (code: number | null) => reject(new Error(`${file} ended with ${code}`))
      child.once('exit', onExit)
      child.once('message', (answer) => {
        child.off('exit', onExit)
        resolve(answer)
      })
    })
  child.send(message)
  const url = await nextMessage()
  if (typeof url !== 'string') throw new Error(`${file} sent no address`)
  return {
    url,
    request: async (request) => {
      const answer = nextMessage()
      child.send(request)
      const value = await answer
      if (typeof value !== 'number') throw new Error(`${file} failed: ${String(value)}`)
      return value
    },
    stop: () => child.kill('SIGKILL'),
  }
}
