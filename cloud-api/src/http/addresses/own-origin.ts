/** Whether an origin is ours: the public URL's, an allowed origin, or, without a public URL (development), the host of the request. */
export const createOwnOrigin = (publicUrl: string | undefined, allowedOrigins: readonly string[]) => {
  const own = new Set([...(publicUrl ? [new URL(publicUrl).origin] : []), ...allowedOrigins])
  return (origin: string, host: string | undefined): boolean => {
    if (own.has(origin)) return true
    if (publicUrl || !URL.canParse(origin)) return false
    const { protocol, host: originHost } = new URL(origin)
    return (protocol === 'http:' || protocol === 'https:') && originHost === host
  }
}
