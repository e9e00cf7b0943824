import { dirhams } from '../money.ts'
import type { Order } from '../orders/order.ts'

/** An accepted order of table 4, paid in cash: two shawarmas with options, and a dish without an Arabic name. */
export const aPaidOrder = (differing: Partial<Order> = {}): Order => ({
  orderId: 'r'.repeat(22),
  orderNumber: 47,
  restaurantId: '0193a2f0-0000-7000-8000-000000000001',
  version: 3,
  status: 'Preparing',
  orderType: 'Dine-in',
  tableId: '0193a2f0-0000-7000-8000-000000000002',
  tableNumber: 4,
  items: [
    {
      itemId: '0193a2f0-0000-7000-8000-000000000011',
      name: { en: 'Chicken Shawarma', ar: 'شاورما دجاج' },
      quantity: 2,
      pricePerItem: dirhams(1_250),
      addOns: [
        {
          addOnTitle: { en: 'Bread', ar: 'الخبز' },
          options: [{ optionName: { en: 'Saj', ar: 'صاج' }, pricing: dirhams(0), quantity: 1 }],
        },
        {
          addOnTitle: { en: 'Extras', ar: 'إضافات' },
          options: [{ optionName: { en: 'Extra garlic sauce', ar: 'صوص ثوم إضافي' }, pricing: dirhams(200), quantity: 2 }],
        },
      ],
      total: dirhams(2_900),
    },
    {
      itemId: '0193a2f0-0000-7000-8000-000000000012',
      name: { en: 'Lamb Machboos with saffron rice, daqoos and roasted almonds', ar: '' },
      quantity: 1,
      pricePerItem: dirhams(4_850),
      addOns: [],
      total: dirhams(4_850),
    },
    {
      itemId: '0193a2f0-0000-7000-8000-000000000013',
      name: { en: 'Karak (Large)', ar: 'كرك (Large) مع هيل 100%' },
      quantity: 3,
      pricePerItem: dirhams(500),
      addOns: [],
      total: dirhams(1_500),
    },
  ],
  totalPrice: dirhams(9_250),
  currency: 'QAR',
  orderInstructions: 'بدون بصل',
  payment: { method: 'Cash', cashAmount: dirhams(10_000), change: dirhams(750), paid: dirhams(9_250) },
  placedAt: '2026-11-20T21:05:00.000Z',
  acknowledgedAt: null,
  silencedAt: null,
  unreachableAt: null,
  heldAt: null,
  acceptedAt: '2026-11-20T21:06:00.000Z',
  promisedAt: null,
  closedAt: null,
  cancelReason: null,
  ...differing,
})

export const aRestaurantOfReceipts = {
  name: { en: 'Bait Al Sufra', ar: 'بيت السفرة' },
  branchName: 'West Bay',
  address: 'Street 850, Doha',
  phone: '+97444000000',
  taxIdentificationNumber: 'TIN-5551',
  timeZone: 'Asia/Qatar',
  taxBasisPoints: 0,
  serviceChargeBasisPoints: 0,
}

export const issued = { receiptNumber: 12, issuedAt: '2026-11-20T21:30:00.000Z', refunded: dirhams(0) }
