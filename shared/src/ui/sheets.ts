import { createSheetHistory } from './sheet-history.ts'

/** The open sheets of this page and their entries in the browser's history. */
export const sheets = createSheetHistory(history, {
  onPop: (listener) => addEventListener('popstate', listener),
  later: (run) => void setTimeout(run),
})
