import { createSheetHistory } from './sheet-history.ts'

export type Entry = { page: number; sheets?: number }

/** A fake browser with its history, an app and its open sheets. Asynchronous work of the browser waits for `settle`. */
export const openBrowser = () => {
  let entries: Entry[] = [{ page: 0 }]
  let index = 0
  let pages = 1
  let tasks: (() => void)[] = []
  let listeners: (() => void)[] = []
  let shown: { id: number; gone: () => void }[] = []
  let opened = 0
  const defer = (run: () => void) => void tasks.push(run)

  const history = {
    get state() {
      return entries[index] ?? null
    },
    pushState: (state: object) => {
      entries = [...entries.slice(0, index + 1), state as Entry] // the app spreads an entry's state
      index += 1
    },
    go: (by: number) =>
      defer(() => {
        if (!entries[index + by]) return
        index += by
        for (const listener of listeners) listener()
      }),
  }
  const load = () => createSheetHistory(history, { onPop: (listener) => void listeners.push(listener), defer })
  let sheets = load()

  const close = (id: number) => {
    const sheet = shown.find((candidate) => candidate.id === id)
    shown = shown.filter((candidate) => candidate !== sheet)
    sheet?.gone()
  }
  const open = () => {
    const id = (opened += 1)
    shown.push({ id, gone: sheets.add(() => close(id)) })
  }
  return {
    open,
    close: () => close(shown.at(-1)?.id ?? 0),
    /** Closes one sheet and opens another at the same time, like the item sheet and the prompt to clear the cart. */
    follow: () => {
      close(shown.at(-1)?.id ?? 0)
      open()
    },
    back: () => history.go(-1),
    forward: () => history.go(1),
    /** Navigates to a new page; the sheets are unmounted once it is rendered. */
    navigate: () =>
      sheets.leave(() => {
        history.pushState({ page: pages })
        pages += 1
        for (const { gone } of shown.splice(0)) defer(gone)
      }),
    replace: () =>
      sheets.leave(() => {
        entries[index] = { page: pages }
        pages += 1
        for (const { gone } of shown.splice(0)) defer(gone)
      }),
    reload: () => {
      tasks = []
      listeners = []
      shown = []
      sheets = load()
    },
    /** Runs only the browser's next task. */
    step: () => tasks.shift()?.(),
    settle: () => {
      for (let task = tasks.shift(); task; task = tasks.shift()) task()
    },
    seen: () => ({ page: entries[index]?.page, sheets: shown.length, depth: history.state?.sheets ?? 0 }),
    entryCount: () => entries.length,
    pagesBehind: () => entries.slice(0, index + 1).map(({ page }) => page),
  }
}

export type Action = Exclude<keyof ReturnType<typeof openBrowser>, 'seen' | 'entryCount' | 'pagesBehind'>
