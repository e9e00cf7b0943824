import type { supportRefusals as english } from '../../en/support/support-refusals.ts'

export const supportRefusals = {
  diagnostics_damaged: 'ملف بيانات التشخيص ليس نصًا عاديًا.',
  diagnostics_size: 'حجم ملف بيانات التشخيص أكبر من 64 ك.ب.',
  message_length: 'لا تزيد الرسالة على 5000 حرف.',
  message_required: 'اكتب رسالة.',
  not_found: 'لم نجد طلب المساعدة.',
  sent: 'أُرسلت هذه الرسالة من قبل.',
  subject_length: 'الموضوع من 3 إلى 120 حرفًا.',
  too_many: 'أرسلت 10 طلبات مساعدة خلال ساعة. أضف رسالة إلى أحدها أو حاول لاحقًا.',
  too_many_files: 'لا تزيد المرفقات على 5 في الرسالة.',
  too_many_messages: 'أرسلت 30 رسالة في طلب المساعدة هذا خلال ساعة. حاول لاحقًا.',
  urgency_required: 'اختر مدى الاستعجال.',
} satisfies typeof english
