/** Numbers by name that survive a reload of the tab. If storage is blocked or full, a reload loses them. */
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
