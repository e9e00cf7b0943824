import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/** Below the ports that the system gives to whoever asks for any, so that a server that was stopped finds its own still free. */
const [first, end] = [20_000, 30_000]

const isFree = (port: number) =>
  new Promise<boolean>((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })

/** A free TCP port of this machine. */
export const freePort = async (): Promise<number> => {
  const port = randomInt(first, end)
  return (await isFree(port)) ? port : freePort()
}
