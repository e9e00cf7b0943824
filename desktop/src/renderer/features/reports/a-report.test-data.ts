import type { ReportOnWire } from '@sufra/shared/reports/report'

const times = { accepted: 20, acceptTime: 2_400_000, prepared: 10, prepareTime: 9_000_000, promisedTime: 9_000_000, late: 2 }
const customers = { all: 16, returning: 4, ordersOfReturning: 8, revenueOfReturning: 400, ordersWithoutNumber: 1 }
const summary = { orders: 20, revenue: 1_000, sales: 1_040, refunds: 40, cancelled: 2, cancelledValue: 60, times, customers }

/** A report of a day with 20 orders, compared with a day a week before. Money in QAR. */
export const aReport: ReportOnWire = {
  today: '2026-11-18',
  firstDay: '2026-02-20',
  dayEndsAt: 240,
  shown: { from: '2026-11-18', to: '2026-11-18' },
  before: { from: '2026-11-11', to: '2026-11-11' },
  summary,
  summaryBefore: { ...summary, revenue: 800, cancelled: 4 },
  days: [{ day: '2026-11-18', orders: 20, revenue: 1_000 }],
  daysBefore: [{ day: '2026-11-11', orders: 20, revenue: 800 }],
  hours: [
    { weekday: 3, hour: 13, orders: 12, revenue: 600 },
    { weekday: 3, hour: 1, orders: 8, revenue: 400 },
  ],
  methods: [
    { method: 'Cash', orders: 15, revenue: 750, before: { orders: 20, revenue: 800 } },
    { method: 'Card', orders: 5, revenue: 250, before: { orders: 0, revenue: 0 } },
    { method: 'UPI', orders: 0, revenue: 0, before: { orders: 0, revenue: 0 } },
  ],
  types: [
    { type: 'Dine-in', orders: 20, revenue: 1_000, before: { orders: 20, revenue: 800 } },
    { type: 'Drive-thru', orders: 0, revenue: 0, before: { orders: 0, revenue: 0 } },
  ],
  items: [
    {
      itemId: '0193a2f0-0000-7000-8000-000000000001',
      name: { en: 'Machboos', ar: 'مجبوس' },
      cuisine: { en: 'Qatari', ar: 'قطري' },
      quantity: 30,
      sales: 900,
      before: { quantity: 20, sales: 600 },
    },
  ],
  cuisines: [
    {
      cuisineId: '0193a2f0-0000-7000-8000-000000000002',
      name: { en: 'Qatari', ar: 'قطري' },
      quantity: 30,
      sales: 900,
      before: { quantity: 20, sales: 600 },
    },
    { cuisineId: null, name: null, quantity: 4, sales: 140, before: { quantity: 0, sales: 0 } },
  ],
  reasons: [{ reason: 'missed', orders: 1, value: 30, before: { orders: 2, value: 60 } }],
}
