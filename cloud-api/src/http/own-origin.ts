/**
 * Whether a page of that origin is ours: the public address, an allowed one, or, without a public address (development), whatever host the request
 * itself came to.
 */
export const createOwnOrigin = (publicUrl: string | undefined, allowedOrigins: readonly string[]) => {
  const own = new Set([...(publicUrl ? [new URL(publicUrl).origin] : []), ...allowedOrigins])
  return (origin: string, host: string | undefined): boolean => {
    if (own.has(origin)) return true
    if (publicUrl || !URL.canParse(origin)) return false
    const { protocol, host: originHost } = new URL(origin)
    return (protocol === 'http:' || protocol === 'https:') && originHost === host
  }
}
