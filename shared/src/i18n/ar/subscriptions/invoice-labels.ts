import type { invoiceLabels as english } from '../../en/subscriptions/invoice-labels.ts'

export const invoiceLabels = {
  issuer: 'سفرة',
  title: 'فاتورة',
  void: 'ملغاة',
  number: 'رقم الفاتورة',
  issued: 'تاريخ الإصدار',
  due: 'تاريخ الاستحقاق',
  billedTo: 'فاتورة إلى',
  registration: 'السجل التجاري',
  total: 'الإجمالي',
  paid: 'المدفوع',
  open: 'المبلغ المستحق',
  inRiyals: 'المبالغ بالريال القطري',
  method: { bank_transfer: 'تحويل بنكي', cash: 'نقدًا', cheque: 'شيك', card: 'بطاقة' },
} satisfies typeof english
