import type { CounterOrderOnWire } from '@sufra/shared/orders/order'
import { listOrders } from '@sufra/shared/orders/order.routes'
import { textOf, type Cloud } from '../cloud/cloud.ts'

type Page = { data: CounterOrderOnWire[]; seq: number; more?: { cursor: string } | null }
export type WholeList = Pick<Page, 'data' | 'seq'>

const pathOf = (cursor: string | undefined) =>
  cursor === undefined ? listOrders.path : `${listOrders.path}?cursor=${encodeURIComponent(cursor)}`

/**
 * Reads all open orders page by page. `seq` belongs to the first page; later pages may be newer. Returns undefined when a page could not be
 * fetched.
 */
export const readWholeList = async (cloud: Pick<Cloud, 'request'>): Promise<WholeList | undefined> => {
  const pages: Page[] = []
  let cursor: string | undefined
  do {
    const answer = await cloud.request({ method: 'GET', path: pathOf(cursor) })
    if (answer?.status !== 200) return undefined
    const page = JSON.parse(textOf(answer)) as Page // our own server's response to listOrders
    pages.push(page)
    cursor = page.more?.cursor
  } while (cursor !== undefined)
  return { data: pages.flatMap(({ data }) => data), seq: pages[0]?.seq ?? 0 }
}
