/**
 * The network of an address, for limits: an IPv4 address, or the /64 of an IPv6 address, which one subscriber has
 * (RFC 6177). An IPv4-mapped IPv6 address counts as IPv4.
 */
export const networkOf = (address: string): string => {
  const mapped = /^::ffff:(\d+(?:\.\d+){3})$/i.exec(address)?.[1]
  if (mapped !== undefined) return mapped
  if (!address.includes(':')) return address
  const [left = '', right = ''] = address.split('%')[0]?.split('::') ?? []
  const groups = left.split(':').filter(Boolean)
  const after = right.split(':').filter(Boolean)
  const whole = address.includes('::')
    ? [...groups, ...Array.from({ length: 8 - groups.length - after.length }, () => '0'), ...after]
    : groups
  return `${whole
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}
