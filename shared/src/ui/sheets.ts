import { createSheetHistory } from './sheet-history.ts'

/** The open sheets of this page and their history entries. */
export const sheets = createSheetHistory(history, {
  onPop: (listener) => addEventListener('popstate', listener),
  defer: (run) => void setTimeout(run),
})
