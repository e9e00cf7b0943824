// Lets the back button close an open sheet: each open sheet adds one history entry of the same page.

type Entries = { readonly state: { sheets?: number } | null; pushState: (state: object, unused: string) => void; go: (by: number) => void }
type Options = { onPop: (listener: () => void) => void; defer: (run: () => void) => void }

export const createSheetHistory = (history: Entries, { onPop, defer }: Options) => {
  const open = new Set<() => void>()
  const afterTravel: (() => void)[] = []
  let isTravelling = false

  /** Number of sheets in the current entry. The rest of its state belongs to the router. */
  const depth = () => history.state?.sheets ?? 0

  const travel = (by: number) => {
    isTravelling = true
    history.go(by)
  }
  /** Deferred until all changes of a tick are made, so that a sheet that replaces another one takes over its entry. */
  const reconcile = () => {
    if (isTravelling) return
    if (open.size < depth()) travel(open.size - depth())
    while (open.size > depth()) history.pushState({ ...history.state, sheets: depth() + 1 }, '')
  }

  onPop(() => {
    if (!isTravelling) for (const close of [...open].slice(depth())) close()
    isTravelling = false
    defer(() => {
      for (const navigate of afterTravel.splice(0)) navigate()
      reconcile()
    })
  })
  // After a reload, the entry of a previously open sheet still exists.
  defer(reconcile)

  return {
    /**
     * Adds the entry of a sheet that opens; `close` is called when the user goes back. Returns a function to call after the sheet is closed
     * or unmounted.
     */
    add: (close: () => void) => {
      open.add(close)
      defer(reconcile)
      return () => {
        open.delete(close)
        defer(reconcile)
      }
    },
    /** Navigates after removing the entries of open sheets; immediately when there are none. */
    leave: (navigate: () => void) => {
      open.clear()
      if (depth() === 0) return navigate()
      afterTravel.push(navigate)
      if (!isTravelling) travel(-depth())
    },
  }
}
