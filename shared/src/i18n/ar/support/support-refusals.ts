import type { supportRefusals as english } from '../../en/support/support-refusals.ts'

export const supportRefusals = {
  message_length: 'لا تزيد الرسالة على 5000 حرف.',
  message_required: 'اكتب رسالة.',
  not_found: 'لم نجد هذا الطلب.',
  sent: 'أُرسلت هذه الرسالة من قبل.',
  subject_length: 'الموضوع من 3 إلى 120 حرفًا.',
  too_many: 'أرسلت 10 طلبات خلال ساعة. اكتب في أحدها أو حاول لاحقًا.',
  too_many_files: 'لا تزيد المرفقات على 5 في الرسالة.',
  urgency_required: 'اختر مدى الاستعجال.',
} satisfies typeof english
