import type { cashRefusals as english } from '../../en/desk/cash-refusals.ts'

export const cashRefusals = {
  below_due: 'المبلغ أقل من المطلوب.',
  already_paid: 'هذا الطلب مدفوع.',
  order_cancelled: 'تم إلغاء هذا الطلب.',
  not_cash_order: 'هذا الطلب لا يُدفع نقدًا.',
  amount_required: 'أدخل المبلغ',
  note_required: 'اكتب السبب',
  note_length: 'الملاحظة لا تزيد على 200 حرف',
  no_open_shift: 'لا توجد وردية مفتوحة. افتح وردية أولًا.',
  shift_open: 'توجد وردية مفتوحة. أغلقها أولًا.',
  shift_closed: 'تم إغلاق هذه الوردية من قبل.',
  shift_not_found: 'هذه الوردية غير موجودة.',
  difference_note: 'المبلغ المعدود يختلف عن المتوقع. اكتب ملاحظة.',
  taking_not_found: 'لم يُعثر على هذا البيع.',
  taking_undone: 'تم التراجع عن هذا البيع من قبل.',
  taking_closed: 'أُغلقت وردية هذا البيع أو أُقفل يومه. أعد المبلغ بعملية استرداد.',
  taking_returned: 'أُعيد جزء من هذا المبلغ، فلا يمكن التراجع.',
  not_delivered: 'لم يُسلَّم هذا الطلب بعد.',
  unpaid_orders: 'توجد طلبات سُلّمت ولم تُدفع. استلم نقدها أو اشطبها أو رحّلها.',
  nothing_to_close: 'لا شيء جديد منذ آخر إقفال يوم.',
  day_close_not_found: 'هذا الإقفال غير موجود.',
} satisfies typeof english
