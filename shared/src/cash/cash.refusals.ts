import type { RefusalTable } from '../refusals/refusals.ts'

/** Refusals about taking cash, about shifts and about closing the day. */
export const cashRefusals = {
  'cash.below_due': { status: 400, en: 'This is less than what is due.', ar: 'المبلغ أقل من المطلوب.' },
  'cash.already_paid': { status: 409, en: 'This order is already paid.', ar: 'هذا الطلب مدفوع.' },
  'cash.order_cancelled': { status: 409, en: 'This order was cancelled.', ar: 'تم إلغاء هذا الطلب.' },
  'cash.not_cash_order': { status: 409, en: 'This order is not paid in cash.', ar: 'هذا الطلب لا يُدفع نقدًا.' },
  'cash.amount_required': { status: 400, en: 'Enter an amount', ar: 'أدخل المبلغ' },
  'cash.note_required': { status: 400, en: 'Enter a reason', ar: 'اكتب السبب' },
  'cash.note_length': { status: 400, en: 'The note can have up to 200 characters', ar: 'الملاحظة لا تزيد على 200 حرف' },
  'cash.no_open_shift': { status: 409, en: 'No shift is open. Open one first.', ar: 'لا توجد وردية مفتوحة. افتح وردية أولًا.' },
  'cash.shift_open': { status: 409, en: 'A shift is open. Close it first.', ar: 'توجد وردية مفتوحة. أغلقها أولًا.' },
  'cash.shift_closed': { status: 409, en: 'This shift has already been closed.', ar: 'تم إغلاق هذه الوردية من قبل.' },
  'cash.shift_not_found': { status: 404, en: 'This shift does not exist.', ar: 'هذه الوردية غير موجودة.' },
  'cash.difference_note': {
    status: 400,
    en: 'The count differs from the expected amount. Add a note.',
    ar: 'المبلغ المعدود يختلف عن المتوقع. اكتب ملاحظة.',
  },
  'cash.not_delivered': { status: 409, en: 'This order has not been delivered yet.', ar: 'لم يُسلَّم هذا الطلب بعد.' },
  'cash.unpaid_orders': {
    status: 409,
    en: 'Some delivered orders have not been paid. Take their cash, write them off or carry them over.',
    ar: 'توجد طلبات سُلّمت ولم تُدفع. استلم نقدها أو اشطبها أو رحّلها.',
  },
  'cash.taking_not_found': { status: 404, en: 'This sale was not found.', ar: 'لم يُعثر على هذا البيع.' },
  'cash.taking_undone': { status: 409, en: 'This sale has already been undone.', ar: 'تم التراجع عن هذا البيع من قبل.' },
  'cash.taking_closed': {
    status: 409,
    en: 'The shift or the day of this sale is closed. Refund it instead.',
    ar: 'أُغلقت وردية هذا البيع أو أُقفل يومه. أعد المبلغ بعملية استرداد.',
  },
  'cash.taking_returned': {
    status: 409,
    en: 'Some of this money was handed back. It cannot be undone.',
    ar: 'أُعيد جزء من هذا المبلغ، فلا يمكن التراجع.',
  },
  'cash.nothing_to_close': { status: 409, en: 'Nothing has happened since the last day close.', ar: 'لا شيء جديد منذ آخر إقفال يوم.' },
  'cash.day_close_not_found': { status: 404, en: 'This day close does not exist.', ar: 'هذا الإقفال غير موجود.' },
} as const satisfies RefusalTable

type CashRefusals = typeof cashRefusals
declare module '../refusals/refusals.ts' {
  interface Refusals extends CashRefusals {}
}
