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
