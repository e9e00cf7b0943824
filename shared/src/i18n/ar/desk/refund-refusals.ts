import type { refundRefusals as english } from '../../en/desk/refund-refusals.ts'

export const refundRefusals = {
  nothing_left: 'لم يبقَ مبلغ لاسترداده. إذا قُبل الطلب للتو فلم يُخصم المبلغ بعد: أعد المحاولة بعد لحظات.',
  above_paid: 'هذا أكثر من المبلغ المتبقي من الدفعة.',
  amount_changed: 'تغيّر المبلغ. تحقق منه وأعد المحاولة.',
  lines_refunded: 'سبق رد مبلغ بعض هذه الأصناف. تحقق منها وأعد المحاولة.',
  cash_only: 'دُفع هذا الطلب نقدًا: أعد المبلغ نقدًا.',
  amount_required: 'أدخل مبلغًا أكبر من صفر.',
  lines_required: 'اختر صنفًا واحدًا على الأقل.',
  line_unknown: 'أحد هذه الأصناف ليس في الطلب.',
  reason_required: 'اختر السبب.',
  note_required: 'اكتب السبب.',
  note_length: 'يجب ألا تتجاوز الملاحظة 200 حرف',
} satisfies typeof english
