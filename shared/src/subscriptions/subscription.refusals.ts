import type { RefusalTable } from '../refusals/refusals.ts'

/** Refusals about plans, subscriptions and their invoices. */
export const subscriptionRefusals = {
  'plan.name_required': { status: 400, en: 'Enter the name of the plan.', ar: 'أدخل اسم الباقة.' },
  'plan.name_length': { status: 400, en: 'The name of a plan must have 2 to 50 characters.', ar: 'اسم الباقة من حرفين إلى 50 حرفًا.' },
  'plan.trial': { status: 400, en: 'A trial can have 0 to 365 days.', ar: 'الفترة التجريبية من 0 إلى 365 يومًا.' },
  'plan.limit': {
    status: 400,
    en: 'A limit must be a whole number above zero. Leave it empty for no limit.',
    ar: 'الحد رقم صحيح أكبر من صفر. اتركه فارغًا إن لم يكن هناك حد.',
  },
  'plan.default_not_offered': {
    status: 400,
    en: 'The plan for new restaurants must be offered.',
    ar: 'باقة المطاعم الجديدة يجب أن تكون متاحة.',
  },
  'plan.not_found': { status: 404, en: 'This plan was not found.', ar: 'لم نجد هذه الباقة.' },
  'plan.not_offered': {
    status: 409,
    en: 'This plan is no longer offered. Choose another one.',
    ar: 'هذه الباقة لم تعد متاحة. اختر باقة أخرى.',
  },
  'plan.changed': {
    status: 409,
    en: 'Someone else has changed this plan. Check it and try again.',
    ar: 'عدّل شخص آخر هذه الباقة. راجعها ثم حاول من جديد.',
  },
  'subscription.not_found': { status: 404, en: 'This restaurant has no subscription.', ar: 'لا يوجد اشتراك لهذا المطعم.' },
  'subscription.changed': {
    status: 409,
    en: 'Someone else has changed this subscription. Check it and try again.',
    ar: 'عدّل شخص آخر هذا الاشتراك. راجعه ثم حاول من جديد.',
  },
  'subscription.channel': { status: 400, en: 'Choose how to notify the restaurant.', ar: 'اختر طريقة إشعار المطعم.' },
  'subscription.nothing_due': { status: 409, en: 'The restaurant has nothing to pay.', ar: 'لا يوجد مبلغ مستحق على المطعم.' },
  'subscription.notified_often': {
    status: 429,
    en: 'This restaurant has been notified 5 times within 24 hours. Try again tomorrow.',
    ar: 'أُشعر هذا المطعم 5 مرات خلال 24 ساعة. حاول غدًا.',
  },
  'invoice.not_found': { status: 404, en: 'This invoice was not found.', ar: 'لم نجد هذه الفاتورة.' },
  'invoice.paid': { status: 409, en: 'There is nothing to pay on this invoice.', ar: 'لا يوجد مبلغ مستحق على هذه الفاتورة.' },
  'invoice.too_much': { status: 409, en: 'This is more than what is due on the invoice.', ar: 'هذا أكثر من المبلغ المستحق على الفاتورة.' },
  'invoice.amount': { status: 400, en: 'Enter an amount above zero.', ar: 'أدخل مبلغًا أكبر من صفر.' },
  'invoice.method': { status: 400, en: 'Choose how it was paid.', ar: 'اختر طريقة الدفع.' },
  'invoice.reference_length': { status: 400, en: 'A reference can have up to 60 characters.', ar: 'رقم المرجع لا يتجاوز 60 حرفًا.' },
  'invoice.reference_required': { status: 400, en: 'Enter the number of the transfer or the cheque.', ar: 'أدخل رقم التحويل أو الشيك.' },
  'invoice.paid_on': { status: 400, en: 'Enter the day of the payment: today or before.', ar: 'أدخل يوم الدفع: اليوم أو قبله.' },
  'invoice.payment_not_found': { status: 404, en: 'This payment was not found.', ar: 'لم نجد هذه الدفعة.' },
  'invoice.paid_by_card': { status: 409, en: 'A card payment cannot be reversed.', ar: 'لا يمكن التراجع عن دفعة بالبطاقة.' },
  'invoice.taken_back': { status: 409, en: 'This payment has already been reversed.', ar: 'تم التراجع عن هذه الدفعة من قبل.' },
  'invoice.reason_length': { status: 400, en: 'Enter a reason of 3 to 200 characters.', ar: 'أدخل سببًا من 3 إلى 200 حرف.' },
} as const satisfies RefusalTable

type SubscriptionRefusals = typeof subscriptionRefusals
declare module '../refusals/refusals.ts' {
  interface Refusals extends SubscriptionRefusals {}
}
