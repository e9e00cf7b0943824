import type { billLabels as english } from '../en/bill-labels.ts'

export const billLabels: typeof english = {
  bill: 'فاتورة',
  notReceipt: 'هذه ليست إيصال دفع',
  table: 'الطاولة',
  printed: 'طُبعت في',
  order: 'الطلب',
  notAccepted: 'لم يُقبل بعد',
  paid: 'المدفوع',
  reserved: 'قيد الدفع بالهاتف',
  due: 'المطلوب',
  inRiyals: 'الأسعار بالريال القطري',
}
