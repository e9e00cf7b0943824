import type { RefusalTable } from '../refusals/refusals.ts'

/** Refusals about a table’s bill. If the bill has changed, the details contain the new bill. */
export const tableBillRefusals = {
  'bill.empty': { status: 409, en: 'There is nothing to pay at this table.', ar: 'لا يوجد مبلغ مستحق على هذه الطاولة.' },
  'bill.table_required': {
    status: 403,
    en: 'Scan the code on your table to see its bill.',
    ar: 'امسح الرمز الموجود على طاولتك لعرض الفاتورة.',
  },
  'bill.visit_over': {
    status: 403,
    en: 'This visit has ended. Scan the code on your table again.',
    ar: 'انتهت هذه الزيارة. امسح رمز طاولتك مرة أخرى.',
  },
  'bill.code_wrong': {
    status: 403,
    en: 'This is not your table’s code. The code is on the bill page of a phone at your table that has ordered.',
    ar: 'هذا ليس رمز طاولتك. تجد الرمز في صفحة الفاتورة على هاتف أحد رفاقك.',
  },
  'bill.code_locked': { status: 403, en: 'There were too many wrong codes. Ask the staff.', ar: 'أُدخلت رموز خاطئة كثيرة. اسأل الموظفين.' },
  'bill.nothing_due': { status: 409, en: 'There is nothing left to pay here.', ar: 'لم يبقَ شيء للدفع هنا.' },
  'bill.nothing_chosen': { status: 400, en: 'Choose what you want to pay.', ar: 'اختر ما تريد دفعه.' },
  'bill.shares_taken': {
    status: 409,
    en: 'All these shares have been taken. Choose more people or pay the rest.',
    ar: 'تم حجز كل هذه الحصص. زد عدد الأشخاص أو ادفع الباقي.',
  },
  'bill.item_taken': {
    status: 409,
    en: 'Someone else is paying for one of these items. Here is the updated bill.',
    ar: 'شخص آخر يدفع ثمن أحد هذه الأصناف. هذه هي الفاتورة المحدّثة.',
  },
  'bill.changed': { status: 409, en: 'The bill has changed. Check the new amount.', ar: 'تغيّرت الفاتورة. تحقق من المبلغ الجديد.' },
  'bill.payment_in_progress': {
    status: 409,
    en: 'Another payment from this phone is not finished yet.',
    ar: 'هناك عملية دفع أخرى من هذا الهاتف لم تنتهِ بعد.',
  },
  'bill.payment_over': {
    status: 409,
    en: 'This payment has expired. Nothing was charged.',
    ar: 'انتهت صلاحية عملية الدفع هذه. لم يُخصم أي مبلغ.',
  },
  'bill.payment_not_found': { status: 404, en: 'Payment not found.', ar: 'عملية الدفع غير موجودة.' },
  'bill.requested_recently': {
    status: 429,
    en: 'The bill was requested a moment ago. Please wait a minute.',
    ar: 'تم طلب الفاتورة قبل لحظات. يرجى الانتظار دقيقة.',
  },
} as const satisfies RefusalTable

type TableBillRefusals = typeof tableBillRefusals
declare module '../refusals/refusals.ts' {
  interface Refusals extends TableBillRefusals {}
}
