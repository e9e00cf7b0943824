/** Numbers by name that a reload of the tab survives. Storage may be blocked or full: then they are lost on a reload. */
export const createStoredNumbers = (storageKey: string): Map<string, number> => {
  const read = (): Map<string, number> => {
    try {
      return new Map(JSON.parse(sessionStorage.getItem(storageKey) ?? '[]'))
    } catch {
      return new Map()
    }
  }
  const numbers = read()
  addEventListener('visibilitychange', () => {
    try {
      sessionStorage.setItem(storageKey, JSON.stringify([...numbers]))
    } catch {}
  })
  return numbers
}
