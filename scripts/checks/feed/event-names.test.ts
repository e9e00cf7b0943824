// The definition of an event contains its effects at a counter, so that other code need not know the event by name.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { feedEvents } from '../../../shared/src/features.ts'
import { root } from '../../common/root.ts'
import { sourceFiles } from '../source-files.ts'

/** Comparisons that narrow an envelope to take its data, and the one for which the server stores notifications. */
const allowed = {
  'cloud-api/src/platform/feed/feed.sql.ts': ['newNotification'],
  'desktop/src/main/order-feed/bill-calls.ts': ['table_bill_changed'],
  'desktop/src/renderer/common/connection/account-events.ts': ['newNotification'],
  'desktop/src/renderer/features/notifications/use-notifications.ts': ['newNotification'],
  'desktop/src/renderer/features/orders/board/use-board.ts': ['menu_changed'],
  'shared/src/orders/apply-event.ts': ['order_placed', 'order_placed', 'order_status_updated'],
}

const names = Object.keys(feedEvents).join('|')
const comparison = new RegExp(
  [
    `\\bevent\\s*[!=]==?\\s*'(${names})'`,
    `'(${names})'\\s*[!=]==?`,
    `\\bcase '(${names})':`,
    `\\bevent\\.(?:startsWith|endsWith|includes)\\('(\\w+)'`,
  ].join('|'),
  'g',
)

const comparedIn = (text: string): string[] =>
  [...text.matchAll(comparison)].map(([, ...found]) => found.find((name) => name !== undefined) ?? '')

test('no further code compares the name of an event', () => {
  const sources = sourceFiles('{shared,cloud-api,desktop,diner-web}/src/**/*.{ts,tsx}').filter(
    (path) => !/\.test(-data)?\.tsx?$|\.example\./.test(path),
  )
  const found = sources.flatMap((path) => {
    const compared = comparedIn(readFileSync(join(root, path), 'utf8'))
    return compared.length > 0 ? [[path.replaceAll('\\', '/'), compared] as const] : []
  })
  expect(Object.fromEntries(found)).toEqual(allowed)
})

test('the search finds comparisons of events, and nothing else', () => {
  const compared = [
    `if (event === 'order_placed') ring()`,
    `if (envelope.event !==\n  'menu_changed') return`,
    `'cash_changed' === event`,
    `case 'waiter_called':`,
    `event.startsWith('order_')`,
  ]
  expect(compared.map((text) => comparedIn(text).length)).toEqual([1, 1, 1, 1, 1])
  expect([`kind === 'order_placed'`, `event === 'joined'`, `{ event: 'order_placed', data }`].flatMap(comparedIn)).toEqual([])
})
