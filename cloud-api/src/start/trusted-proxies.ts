// The proxies before the API in Fastify's format: addresses, ranges, and names of ranges.
import { isIP } from 'node:net'

const names = new Set(['loopback', 'linklocal', 'uniquelocal'])

const isRange = (text: string) => {
  const [address = '', bits, ...more] = text.split('/')
  const version = isIP(address)
  if (version === 0 || more.length > 0) return false
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128))
}

/** Returns the parts of a list that are not valid proxies, such as names of hosts. */
export const unknownProxies = (list: readonly string[]): string[] => list.filter((part) => !names.has(part) && !isRange(part))
