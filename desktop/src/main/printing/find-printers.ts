import { connect } from 'node:net'

const port = 9_100
const timeout = 300
const concurrency = 64

const answers = (host: string): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect({ host, port })
    const end = (isOpen: boolean) => {
      clearTimeout(timer)
      socket.destroy()
      resolve(isOpen)
    }
    const timer = setTimeout(() => end(false), timeout)
    socket.once('connect', () => end(true))
    socket.once('error', () => end(false))
  })

/** Returns the hosts that listen on port 9100 in the /24 networks of these IPv4 addresses. Takes some seconds. */
export const findPrinters = async (addresses: readonly string[], isPrinter = answers): Promise<string[]> => {
  const networks = new Set(addresses.map((address) => address.split('.').slice(0, 3).join('.')))
  const hosts = [...networks].flatMap((network) => Array.from({ length: 254 }, (_, last) => `${network}.${last + 1}`))
  const found: string[] = []
  const scanNext = async () => {
    for (let host = hosts.shift(); host; host = hosts.shift()) if (await isPrinter(host)) found.push(host)
  }
  await Promise.all(Array.from({ length: concurrency }, scanNext))
  return found.toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }))
}
