import type { CounterOrderOnWire } from '@sufra/shared/orders/order'
import { listOrders } from '@sufra/shared/orders/order.routes'
import { textOf, type Cloud } from '../gateway/cloud.ts'

type Page = { data: CounterOrderOnWire[]; seq: number; more?: { cursor: string } | null }
export type WholeList = Pick<Page, 'data' | 'seq'>

const pathOf = (cursor: string | undefined) =>
  cursor === undefined ? listOrders.path : `${listOrders.path}?cursor=${encodeURIComponent(cursor)}`

/**
 * Reads the open orders page by page: this machine has all of them, also without a connection. `seq` is the first page's; what later pages have may be newer.
 * Undefined when a page did not come.
 */
export const readWholeList = async (cloud: Pick<Cloud, 'ask'>): Promise<WholeList | undefined> => {
  const pages: Page[] = []
  let cursor: string | undefined
  do {
    const answer = await cloud.ask({ method: 'GET', path: pathOf(cursor) })
    if (answer?.status !== 200) return undefined
    const page = JSON.parse(textOf(answer)) as Page // our own server's answer, of listOrders
    pages.push(page)
    cursor = page.more?.cursor
  } while (cursor !== undefined)
  return { data: pages.flatMap(({ data }) => data), seq: pages[0]?.seq ?? 0 }
}
