// A process that loads its modules ahead of time, starts when it is sent a command to, answers commands in order, and is killed.
import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { tmpdir } from 'node:os'
import { recordStart } from '../testing/servers/record-start.ts'
import { killHard } from './start-api.ts'

/** Returns the next message of a process, or undefined when the process ends first. */
const nextMessage = async (child: ChildProcess): Promise<unknown> => {
  if (child.exitCode !== null || child.signalCode !== null) return undefined
  const ending = new AbortController()
  const ended = once(child, 'exit', { signal: ending.signal }).then(
    () => undefined,
    () => undefined,
  )
  const received = await Promise.race([once(child, 'message', { signal: ending.signal }).then(([message]) => message as unknown), ended])
  ending.abort()
  return received
}

/** `file`: path of the program. It ends when the current process ends. */
export const loadProcess = (file: string) => {
  recordStart('app')
  const env = { ...process.env, NODE_COMPILE_CACHE: join(tmpdir(), 'sufra-compile-cache') }
  const child = fork(file, { env, execArgv: [], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  let last: Promise<unknown> = nextMessage(child)
  return {
    /** Returns the answer, or undefined when the process has ended. Throws when the answer reports a failure. */
    send: (command: string | object): Promise<unknown> => {
      last = last.then(async () => {
        const answer = nextMessage(child)
        if (child.connected) child.send(command, () => {}) // it may end before it reads this
        const received = await answer
        if (String(received).startsWith('failed')) throw new Error(String(received))
        return received
      })
      return last
    },
    hasEnded: () => child.exitCode !== null || child.signalCode !== null,
    ending: () => child.signalCode ?? child.exitCode,
    kill: () => killHard(child),
  }
}
