// A subscription in the format of the API.
export const restaurantId = '0193a2f0-0000-7000-8000-000000000003'

export const aPlan = {
  id: '0193a2f0-0000-7000-8000-000000000001',
  name: { en: 'Standard', ar: 'الأساسية' },
  price: 200,
  period: 'month',
  trialDays: 14,
  isOffered: true,
  isDefault: true,
  limits: { tables: 10, members: null },
  version: 3,
  subscriptions: 1,
} as const

const name = { en: 'Bayt Noora', ar: 'بيت نورة' }

export const aListed = {
  id: restaurantId,
  name,
  branchName: 'Al Sadd',
  status: 'accepted',
  plan: aPlan.name,
  price: 200,
  period: 'month',
  state: 'due',
  openAmount: 120.5,
  dueOn: '2026-11-27',
  nextPeriodOn: '2026-12-20',
  trialEndsOn: '2026-11-20',
  cancelledOn: null,
} as const

const period = {
  plan: aPlan.name,
  amount: 200,
  periodStart: '2026-11-20',
  periodEnd: '2026-12-20',
  issuedOn: '2026-11-13',
  dueOn: '2026-11-27',
}

export const aSubscription = {
  restaurantId,
  name,
  branchName: 'Al Sadd',
  status: 'accepted',
  version: 7,
  plan: { id: aPlan.id, name: aPlan.name, price: 200, period: 'month' },
  state: 'due',
  trialEndsOn: '2026-11-20',
  nextInvoiceOn: '2026-12-13',
  paidUntil: '2026-11-20',
  lapsesOn: '2026-12-12',
  cancelledOn: null,
  usage: { tables: { used: 3, limit: 10 }, members: { used: 2, limit: null } },
  invoices: [
    {
      ...period,
      number: 12,
      paid: 79.5,
      state: 'open',
      payments: [
        {
          id: '0193a2f0-0000-7000-8000-000000000009',
          amount: 79.5,
          method: 'bank_transfer',
          reference: 'TRX-1',
          paidOn: '2026-11-19',
          recordedAt: '2026-11-19T12:00:00.000Z',
          by: 'Ada Admin',
          takenBack: null,
        },
      ],
    },
    { ...period, number: 7, paid: 200, state: 'paid', payments: [] },
    { ...period, number: 5, paid: 0, state: 'void', payments: [] },
  ],
  history: [
    { at: '2026-11-19T12:00:00.000Z', by: 'Ada Admin', kind: 'payment_recorded', invoice: 12, amount: 79.5 },
    { at: '2026-11-13T12:00:00.000Z', by: '', kind: 'invoice_issued', invoice: 12, amount: 200 },
    { at: '2026-11-01T12:00:00.000Z', by: '', kind: 'started', plan: aPlan.name },
  ],
} as const
