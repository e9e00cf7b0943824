import { fork } from 'node:child_process'
import { join } from 'node:path'
import type { ClockedRequest, ClockedResponse } from '../../cloud-api/faults/clocked-process.ts'

type Message = { id: number; answer?: unknown; problem?: string }
type Waiting = { resolve: (answer: unknown) => void; reject: (error: Error) => void }

/** Starts an API with a clock that the caller controls. */
export const startClockedProcess = async () => {
  const child = fork(join(import.meta.dirname, '../../cloud-api/faults/clocked-process.ts'), [], {
    env: { ...process.env, NODE_NO_WARNINGS: '1' },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const waiting = new Map<number, Waiting>()
  let requests = 0
  const answerOf = (id: number) => new Promise<unknown>((resolve, reject) => waiting.set(id, { resolve, reject }))
  child.on('message', ({ id, answer, problem }: Message) => {
    if (problem === undefined) waiting.get(id)?.resolve(answer)
    else waiting.get(id)?.reject(new Error(problem))
    waiting.delete(id)
  })
  const ended = new Promise<void>((resolve) =>
    child.once('exit', (code) => {
      for (const { reject } of waiting.values()) reject(new Error(`the API ended with ${code}`))
      resolve()
    }),
  )
  const request = <K extends ClockedRequest['kind']>(sent: Extract<ClockedRequest, { kind: K }>) => {
    requests += 1
    const answer = answerOf(requests)
    child.send({ id: requests, request: sent })
    return answer as Promise<ClockedResponse[K]> // the process replies to each kind with its type
  }
  const url = String(await answerOf(0))

  return {
    url,
    addRestaurant: () => request({ kind: 'add restaurant' }),
    pass: (milliseconds: number) => request({ kind: 'pass', milliseconds }),
    place: (restaurantId: string) => request({ kind: 'place', restaurantId }),
    acknowledged: (restaurantId: string) => request({ kind: 'read acknowledged', restaurantId }),
    refreshes: () => request({ kind: 'count refreshes' }),
    stop: async () => {
      child.kill('SIGKILL')
      await ended
    },
  }
}

export type ClockedProcess = Awaited<ReturnType<typeof startClockedProcess>>
