import type { refundReasons as english } from '../en/refund-reasons.ts'

export const refundReasons = {
  wrong_item: 'صنف خاطئ أو ناقص',
  quality: 'بارد أو جودته سيئة',
  took_too_long: 'تأخر كثيرًا',
  charged_by_mistake: 'خُصم المبلغ بالخطأ',
  goodwill: 'مراعاة للضيف',
  other: 'سبب آخر',
  cancelled: 'أُلغي الطلب',
} satisfies typeof english
