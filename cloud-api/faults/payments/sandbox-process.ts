// The sandbox gateway as a server of its own, with its parent's clock; the test kills it too.
import { createSandbox } from '../../src/money/payments/sandbox/create-sandbox.ts'
import { sandboxKeys } from '../../src/money/payments/sandbox/sandbox-keys.ts'
import { testSecret } from '../../testing/test-secret.ts'

export type SandboxCommand = { start: { file: string; port: number; ahead: number } } | { ahead: number }

/** Milliseconds. */
const webhookDelay = 50
const [minRetryDelay, maxRetryDelay] = [200, 30_000]

let ahead = 0

const start = async ({ file, port, ...given }: { file: string; port: number; ahead: number }) => {
  ahead = given.ahead
  const sandbox = await createSandbox({
    ...sandboxKeys(testSecret),
    file,
    now: () => new Date(Date.now() + ahead),
    webhookDelay,
    retryDelay: (tries) => Math.min(minRetryDelay * 2 ** (tries - 1), maxRetryDelay),
  })
  await sandbox.listen({ host: '127.0.0.1', port })
  return 'ready'
}

process.on('message', async (command: SandboxCommand) => {
  if (!('start' in command)) {
    ahead = command.ahead
    return process.send?.('moved')
  }
  const answer = await start(command.start).catch((error: unknown) => `failed: ${String(error)}`)
  return process.send?.(answer)
})
process.on('disconnect', () => process.exit())
process.send?.('loaded')
