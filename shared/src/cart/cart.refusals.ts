import type { RefusalTable } from '../refusals/refusals.ts'

/** Refusals about the content of a cart. */
export const cartRefusals = {
  'cart.empty': { status: 400, en: 'Your cart is empty.', ar: 'سلتك فارغة.' },
  'cart.too_many_lines': { status: 400, en: 'An order can have up to 50 different items.', ar: 'لا يزيد الطلب على 50 صنفًا.' },
  'cart.quantity': { status: 400, en: 'Enter a quantity from 1 to 99.', ar: 'أدخل كمية من 1 إلى 99.' },
  'cart.note_length': { status: 400, en: 'A note can have up to 140 characters.', ar: 'لا تزيد الملاحظة على 140 حرفًا.' },
  'cart.other_restaurant': {
    status: 400,
    en: 'Your cart contains items from a different restaurant.',
    ar: 'تحتوي سلتك على أصناف من مطعم آخر.',
  },
  'cart.item_unknown': { status: 400, en: 'An item in your cart is no longer on the menu.', ar: 'أحد أصناف سلتك لم يعد في القائمة.' },
  'cart.option_unknown': {
    status: 400,
    en: 'An option in your cart is no longer on the menu.',
    ar: 'أحد الخيارات في سلتك لم يعد في القائمة.',
  },
  'cart.option_twice': { status: 400, en: 'An option in your cart is listed twice.', ar: 'أحد الخيارات في سلتك مكرر.' },
  'cart.too_few_options': { status: 400, en: 'An item in your cart still needs a choice.', ar: 'أحد أصناف سلتك ما زال يحتاج إلى اختيار.' },
  'cart.too_many_options': {
    status: 400,
    en: 'An item in your cart has too many options.',
    ar: 'أحد أصناف سلتك فيه خيارات أكثر من المسموح.',
  },
  'cart.choice_quantity': {
    status: 400,
    en: 'Required options are charged per portion. Please check the new total and confirm again.',
    ar: 'تُحسب الخيارات المطلوبة لكل حصة. يرجى مراجعة المجموع الجديد والتأكيد مرة أخرى.',
  },
  'cart.item_unavailable': { status: 409, en: 'An item in your cart has just sold out.', ar: 'نفد للتو أحد أصناف سلتك.' },
  'cart.price_changed': {
    status: 409,
    en: 'Prices have changed. Please check the new total and confirm again.',
    ar: 'تغيرت الأسعار. يرجى مراجعة المجموع الجديد والتأكيد مرة أخرى.',
  },
} as const satisfies RefusalTable

type CartRefusals = typeof cartRefusals
declare module '../refusals/refusals.ts' {
  interface Refusals extends CartRefusals {}
}
