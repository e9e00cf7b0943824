import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/** Ports below those that the system assigns, so that a server that was stopped finds its own port still free. */
const [first, end] = [20_000, 30_000]
/** Each process tries its own ports one after another, so that no port is used twice. */
let next = randomInt(first, end)

/** Returns a free TCP port of this machine. */
export const freePort = async (): Promise<number> => {
  const port = next
  next = port + 1 < end ? port + 1 : first
  return (await isFree(port)) ? port : freePort()
}

const isFree = (port: number) =>
  new Promise<boolean>((resolve, reject) => {
    const server = createServer()
    server.once('error', (error: NodeJS.ErrnoException) => (error.code === 'EADDRINUSE' ? resolve(false) : reject(error)))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })
