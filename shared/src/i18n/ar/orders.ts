import type { orders as english } from '../en/orders.ts'

export const orders = {
  status: {
    Received: 'تم الاستلام',
    Preparing: 'قيد التحضير',
    'Out for Delivery': 'الطلب جاهز',
    Delivered: 'تم التسليم',
    Cancelled: 'ملغى',
  },
  type: { 'Dine-in': 'داخل المطعم', 'Drive-thru': 'خدمة السيارات' },
  reason: {
    missed: 'لم يرد المطعم في الوقت المناسب',
    by_diner: 'ألغاه الضيف',
    sold_out: 'نفدت الكمية',
    closing: 'نحن على وشك الإغلاق',
    too_busy: 'ضغط كبير في الطلبات',
    cannot_reach_table: 'تعذر الوصول إلى الطاولة',
    suspected_fake: 'يُشتبه بأنه طلب وهمي',
    no_show: 'لم يُستلم',
    returned: 'أعاده الضيف',
    other: 'سبب آخر',
  },
} satisfies typeof english
