// A fake of the Cache API, as far as the service worker uses it.
type Entries = Map<string, Response>

const pathOf = (request: RequestInfo | URL) => new URL(request instanceof Request ? request.url : request, 'https://sufra.test').href

export const createTestCaches = () => {
  const stored = new Map<string, Entries>()
  const matchIn = async (entries: Entries | undefined, request: RequestInfo | URL) => entries?.get(pathOf(request))?.clone()
  const open = async (name: string) => {
    const entries = stored.get(name) ?? new Map<string, Response>()
    stored.set(name, entries)
    return {
      put: async (request: RequestInfo | URL, response: Response) => void entries.set(pathOf(request), response),
      add: async (path: string) => {
        const response = await fetch(path)
        if (!response.ok) throw new TypeError(`${path} was not stored`)
        entries.set(pathOf(path), response)
      },
      delete: async (request: RequestInfo | URL) => entries.delete(pathOf(request)),
      keys: async () => [...entries.keys()].map((url) => ({ url })),
    }
  }
  return {
    open,
    keys: async () => [...stored.keys()],
    delete: async (name: string) => stored.delete(name),
    match: async (request: RequestInfo | URL, { cacheName }: { cacheName?: string } = {}) => {
      if (cacheName) return matchIn(stored.get(cacheName), request)
      for (const entries of stored.values()) {
        const found = await matchIn(entries, request)
        if (found) return found
      }
      return undefined
    },
    /** The paths in each cache. */
    paths: () => Object.fromEntries([...stored].map(([name, entries]) => [name, [...entries.keys()].map((url) => new URL(url).pathname)])),
  }
}
