import type { RefusalTable } from '../refusals/refusals.ts'

/** Refusals about guests. */
export const guestRefusals = {
  'guest.not_found': { status: 404, en: 'This guest is no longer in your orders.', ar: 'لم يعد هذا الضيف موجودًا في طلباتك.' },
  'guest.has_open_order': {
    status: 409,
    en: 'This guest has an open order. Delete the guest when the order is closed.',
    ar: 'لدى هذا الضيف طلب مفتوح. احذفه بعد إغلاق الطلب.',
  },
  'guest.note_length': { status: 400, en: 'A note can have up to 500 characters.', ar: 'الملاحظة لا تتجاوز 500 حرف.' },
} as const satisfies RefusalTable

type GuestRefusals = typeof guestRefusals
declare module '../refusals/refusals.ts' {
  interface Refusals extends GuestRefusals {}
}
