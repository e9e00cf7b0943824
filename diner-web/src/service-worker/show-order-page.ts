// A tap on a notification shows the order: in an open page of the app, else in a new one.
import { isDinerPage } from '@sufra/shared/pages/page-paths'

/** The page that shows the open orders of a phone. */
const orderPath = '/successorder'

type OpenPage = { url: string; focus: () => Promise<unknown>; postMessage: (message: { showPath: string }) => void }
export type Pages = {
  matchAll: (options: { type: 'window'; includeUncontrolled: true }) => Promise<readonly OpenPage[]>
  openWindow: (path: string) => Promise<unknown>
}

const pathOf = ({ url }: OpenPage) => new URL(url).pathname

export const showOrderPage = async (clients: Pages): Promise<unknown> => {
  const open = (await clients.matchAll({ type: 'window', includeUncontrolled: true })).filter((page) => isDinerPage(pathOf(page)))
  const page = open.find((each) => pathOf(each) === orderPath) ?? open[0]
  if (!page) return clients.openWindow(orderPath)
  // The app goes there without loading again.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a client of the worker, which is of the same origin
  if (pathOf(page) !== orderPath) page.postMessage({ showPath: orderPath })
  return page.focus()
}
