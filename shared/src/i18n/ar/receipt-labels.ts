import type { receiptLabels as english } from '../en/receipt-labels.ts'

export const receiptLabels: typeof english = {
  copy: 'نسخة',
  taxNumber: 'الرقم الضريبي',
  receipt: 'إيصال',
  issued: 'صدر في',
  order: 'الطلب',
  placed: 'وقت الطلب',
  table: 'الطاولة',
  driveThru: 'خدمة السيارات',
  total: 'الإجمالي',
  serviceChargeIncluded: 'شامل رسوم الخدمة',
  taxIncluded: 'شامل الضريبة',
  paymentMethod: 'طريقة الدفع',
  cash: 'نقداً',
  card: 'بطاقة',
  upi: 'UPI',
  refunded: 'المبلغ المسترد',
  paid: 'المدفوع',
  cancelled: 'أُلغي الطلب',
  inRiyals: 'الأسعار بالريال القطري',
  thanks: 'شكراً لزيارتكم',
}
