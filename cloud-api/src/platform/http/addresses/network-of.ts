/**
 * Returns the network of an address, for rate limits: an IPv4 address, or the /64 of an IPv6 address, since one subscriber can use every
 * address of it. An IPv4-mapped IPv6 address counts as IPv4. A request whose connection is closed has no address, in spite of Fastify's
 * type.
 */
export const networkOf = (address: string | undefined): string => {
  if (address === undefined) return ''
  const mapped = /^::ffff:(\d+(?:\.\d+){3})$/i.exec(address)?.[1]
  if (mapped !== undefined) return mapped
  if (!address.includes(':')) return address
  const [head = '', tail = ''] = address.split('%')[0]?.split('::') ?? []
  const groups = head.split(':').filter(Boolean)
  const tailGroups = tail.split(':').filter(Boolean)
  const expanded = address.includes('::')
    ? [...groups, ...Array.from({ length: 8 - groups.length - tailGroups.length }, () => '0'), ...tailGroups]
    : groups
  return `${expanded
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}
