import { printedDay, type PrintedDay } from '@sufra/shared/cash/day-close'
import type { CounterOrderOnWire } from '@sufra/shared/orders/order'
import type { Printer } from '@sufra/shared/printing/printer'

export const aPrinter = (differing: Partial<Printer> = {}): Printer => ({
  id: '0193a2f0-0000-7000-8000-00000000000a',
  name: 'Kitchen',
  transport: { kind: 'network', host: '127.0.0.1', port: 9100 },
  width: 576,
  language: 'ar',
  isCutting: true,
  opensDrawer: false,
  prints: ['Dine-in', 'Drive-thru'],
  categoryIds: null,
  ...differing,
})

/** An order of table 4 with options, a long name and a note in Arabic. */
export const aKitchenOrder = (differing: Partial<CounterOrderOnWire> = {}): CounterOrderOnWire => ({
  orderId: 'k'.repeat(22),
  orderNumber: 47,
  restaurantId: '0193a2f0-0000-7000-8000-000000000001',
  version: 1,
  status: 'Received',
  orderType: 'Dine-in',
  tableId: '0193a2f0-0000-7000-8000-000000000002',
  tableNumber: 4,
  items: [
    {
      itemId: '0193a2f0-0000-7000-8000-000000000011',
      name: { en: 'Chicken Shawarma', ar: 'شاورما دجاج' },
      quantity: 2,
      pricePerItem: 12.5,
      addOns: [
        {
          addOnTitle: { en: 'Extras', ar: 'إضافات' },
          options: [{ optionName: { en: 'Extra garlic sauce', ar: 'صوص ثوم إضافي' }, pricing: 2, quantity: 1 }],
        },
      ],
      total: 29,
    },
    {
      itemId: '0193a2f0-0000-7000-8000-000000000012',
      name: { en: 'Lamb Machboos with saffron rice, daqoos and roasted almonds', ar: 'مجبوس لحم بالزعفران مع الدقوس واللوز المحمص' },
      quantity: 1,
      pricePerItem: 48,
      addOns: [],
      total: 48,
    },
    {
      itemId: '0193a2f0-0000-7000-8000-000000000013',
      name: { en: 'Karak (Large)', ar: 'كرك (Large)' },
      quantity: 3,
      pricePerItem: 5,
      addOns: [],
      total: 15,
    },
  ],
  totalPrice: 92,
  currency: 'QAR',
  orderInstructions: 'بدون بصل، وصلصة 7UP على الجانب',
  payment: { method: 'Cash', cashAmount: 100, change: 8 },
  placedAt: '2026-11-20T18:05:00.000Z',
  acknowledgedAt: null,
  silencedAt: null,
  unreachableAt: null,
  acceptedAt: null,
  promisedAt: null,
  closedAt: null,
  cancelReason: null,
  closedAutomatically: false,
  customerDetails: { customerName: 'نورة', mobileNumber: '97455512345', vehicleModel: '', vehicleNumber: '', vehicleColor: '' },
  ...differing,
})

/** The closed day 12, with a refund, an unpaid order and a shift that lacks 5 riyals. */
export const aClosedDay = (): PrintedDay =>
  printedDay.decode({
    number: 12,
    from: '2026-11-19T20:10:00.000Z',
    until: '2026-11-20T20:05:00.000Z',
    closedBy: 'Noora Al Kuwari',
    figures: {
      orders: {
        delivered: { count: 48, amount: 2_310.5 },
        cancelled: { count: 2, amount: 61 },
        unpaid: { count: 1, amount: 15.5 },
      },
      sales: [
        { method: 'Cash', count: 31, amount: 1_412 },
        { method: 'Card', count: 15, amount: 790 },
        { method: 'UPI', count: 1, amount: 93 },
      ],
      refunds: [
        { way: 'cash', count: 1, amount: 12.5 },
        { way: 'gateway', count: 1, amount: 48 },
      ],
      drawer: {
        payIns: { count: 1, amount: 100 },
        payOuts: { count: 2, amount: 84.25 },
        withoutShift: { count: 0, amount: 0 },
        expected: 1_615.25,
      },
      shifts: [
        {
          _id: '0193a2f0-0000-7000-8000-0000000000aa',
          openedAt: '2026-11-20T06:00:00.000Z',
          openedBy: 'Noora Al Kuwari',
          openingFloat: 200,
          closedAt: '2026-11-20T20:00:00.000Z',
          closedBy: 'عمر السليطي',
          expected: 1_615.25,
          counted: 1_610.25,
          difference: -5,
          note: 'نقصت ورقة خمسة ريالات',
        },
      ],
    },
  })
