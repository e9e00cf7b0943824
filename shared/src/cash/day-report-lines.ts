// The report of a day as sections of lines: the same on the screen, on a page and on a receipt printer.
import type { Dirhams } from '../money.ts'
import { takings, type DayFigures, type Tally } from './day-close.ts'

const methodKeys = { Cash: 'cash', Card: 'card', UPI: 'upi' } as const
const wayKeys = { cash: 'byCash', gateway: 'byGateway' } as const

/** `key`: the key of a ticket's text. `count` is absent when nothing is counted. */
type ReportLine = { key: ReportKey; count?: number; amount: Dirhams }
type SectionKey = 'orders' | 'sales' | 'refunds' | 'drawer'
type ReportKey =
  | 'delivered'
  | 'cancelled'
  | 'unpaid'
  | 'writtenOff'
  | 'cancelledLater'
  | 'payIns'
  | 'payOuts'
  | 'withoutShift'
  | 'expectedCash'
  | 'takings'
  | (typeof methodKeys)[keyof typeof methodKeys]
  | (typeof wayKeys)[keyof typeof wayKeys]

const line = (key: ReportKey, { count, amount }: Tally): ReportLine => ({ key, count, amount })

export const reportSections = (figures: DayFigures): { key: SectionKey; lines: ReportLine[] }[] => {
  const { orders, sales, refunds, drawer } = figures
  return [
    {
      key: 'orders',
      lines: [
        line('delivered', orders.delivered),
        line('cancelled', orders.cancelled),
        line('unpaid', orders.unpaid),
        ...(orders.writtenOff.count > 0 ? [line('writtenOff', orders.writtenOff)] : []),
        ...(orders.cancelledLater.count > 0 ? [line('cancelledLater', orders.cancelledLater)] : []),
      ],
    },
    { key: 'sales', lines: sales.map((each) => line(methodKeys[each.method], each)) },
    {
      key: 'refunds',
      lines: [...refunds.map((each) => line(wayKeys[each.way], each)), { key: 'takings', amount: takings(figures) }],
    },
    {
      key: 'drawer',
      lines: [
        line('payIns', drawer.payIns),
        line('payOuts', drawer.payOuts),
        line('withoutShift', drawer.withoutShift),
        { key: 'expectedCash', amount: drawer.expected },
      ],
    },
  ]
}
