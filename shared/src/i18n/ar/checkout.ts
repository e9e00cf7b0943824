import type { checkout as english } from '../en/checkout.ts'

export const checkout = {
  title: 'الدفع',
  total: 'المجموع',
  cash: 'نقداً',
  cashText: 'تدفع للموظف، ونحن نخبره بالمبلغ الذي ستدفعه.',
  payCash: 'الدفع نقداً',
  notify: 'يمكننا إشعارك بكل خطوة من طلبك إن سمح هاتفك بذلك.',
  cashAmount: 'المبلغ النقدي',
  cashHint: 'كم ستدفع؟',
  change: 'الباقي',
  changed: {
    off: 'نفد {{name}} للتو.',
    price: 'أصبح سعر {{name}} {{price}}.',
    gone: 'لم يعد {{name}} في القائمة.',
    options: '{{name}}: تغير أحد الخيارات.',
  },
  placeOrder: 'أرسل الطلب',
  failed: 'حدث خطأ أثناء معالجة الدفع',
  wentWrong: 'حدث خطأ ما',
  placedTitle: 'تم إرسال الطلب',
  placedText: 'رقم طلبك {{number}}.',
} satisfies typeof english
