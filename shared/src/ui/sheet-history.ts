// The phone's back button closes an open sheet: for each open sheet the browser's history has one more entry of the same page.

type Entries = { readonly state: { sheets?: number } | null; pushState: (state: object, unused: string) => void; go: (by: number) => void }
type Options = { onPop: (listener: () => void) => void; later: (run: () => void) => void }

export const createSheetHistory = (history: Entries, { onPop, later }: Options) => {
  const open = new Set<() => void>()
  const afterTravel: (() => void)[] = []
  let isTravelling = false

  /** How many sheets the current entry stands for. The rest of its state belongs to the router. */
  const depth = () => history.state?.sheets ?? 0

  const travel = (by: number) => {
    isTravelling = true
    history.go(by)
  }
  /** Runs after all changes of a moment, so that a sheet that follows another takes over its entry. */
  const reconcile = () => {
    if (isTravelling) return
    if (open.size < depth()) travel(open.size - depth())
    while (open.size > depth()) history.pushState({ ...history.state, sheets: depth() + 1 }, '')
  }

  onPop(() => {
    if (!isTravelling) for (const close of [...open].slice(depth())) close()
    isTravelling = false
    later(() => {
      for (const navigate of afterTravel.splice(0)) navigate()
      reconcile()
    })
  })
  // After a reload the entry of a sheet that was open is still there.
  later(reconcile)

  return {
    /** Adds the entry of a sheet that opens; its own `close` is called when the user goes back. Returns what to call once it is closed or gone. */
    add: (close: () => void) => {
      open.add(close)
      later(reconcile)
      return () => {
        open.delete(close)
        later(reconcile)
      }
    },
    /** Navigates from the page's own entry, so that no entry of an open sheet stays behind; at once when there is none. */
    leave: (navigate: () => void) => {
      open.clear()
      if (depth() === 0) return navigate()
      afterTravel.push(navigate)
      if (!isTravelling) travel(-depth())
    },
  }
}
