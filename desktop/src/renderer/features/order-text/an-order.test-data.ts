import type { CounterOrder, CounterOrderOnWire } from '@sufra/shared/orders/order'
import { orderInDirhams } from '@sufra/shared/orders/order-in-dirhams'

/** Test data: a received order of table 4, in its wire format. */
export const anOrderOnWire = (overrides: Partial<CounterOrderOnWire> = {}): CounterOrderOnWire => ({
  orderId: 'a'.repeat(22),
  orderNumber: 1,
  restaurantId: '0193a2f0-0000-7000-8000-000000000001',
  version: 1,
  status: 'Received',
  orderType: 'Dine-in',
  tableId: '0193a2f0-0000-7000-8000-000000000002',
  tableNumber: 4,
  items: [],
  totalPrice: 45.5,
  currency: 'QAR',
  orderInstructions: '',
  payment: { method: 'Cash', cashAmount: 50, change: 4.5 },
  placedAt: '2026-11-20T12:00:00.000Z',
  acknowledgedAt: null,
  silencedAt: null,
  unreachableAt: null,
  acceptedAt: null,
  promisedAt: null,
  closedAt: null,
  cancelReason: null,
  closedAutomatically: false,
  customerDetails: { customerName: 'Maryam', mobileNumber: '97455512345', vehicleModel: '', vehicleNumber: '', vehicleColor: '' },
  ...overrides,
})

/** The same order in its format in a client. */
export const anOrder = (overrides: Partial<CounterOrderOnWire> = {}): CounterOrder => orderInDirhams(anOrderOnWire(overrides))
