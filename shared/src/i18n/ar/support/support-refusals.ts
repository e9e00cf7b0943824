import type { supportRefusals as english } from '../../en/support/support-refusals.ts'

export const supportRefusals = {
  diagnostics_damaged: 'ملف بيانات التشخيص ليس نصًا عاديًا.',
  diagnostics_size: 'حجم ملف بيانات التشخيص أكبر من 64 ك.ب.',
  message_length: 'لا تزيد الرسالة على 5000 حرف.',
  message_required: 'اكتب رسالة.',
  not_administrator: 'اختر أحد مسؤولي المنصة.',
  not_found: 'لم نجد طلب المساعدة.',
  sent: 'أُرسلت هذه الرسالة من قبل.',
  subject_length: 'الموضوع من 3 إلى 120 حرفًا.',
  template_length: 'اكتب نصًا لكل لغة، لا يزيد على 4000 حرف.',
  template_not_found: 'لم نجد هذا القالب. ربما حذفه شخص آخر.',
  template_placeholder: 'لا يُسمح بين القوسين إلا بـ {restaurant} و{person}.',
  template_title: 'العنوان من 2 إلى 80 حرفًا.',
  too_many: 'أرسلت 10 طلبات مساعدة خلال ساعة. أضف رسالة إلى أحدها أو حاول لاحقًا.',
  too_many_files: 'لا تزيد المرفقات على 5 في الرسالة.',
  too_many_messages: 'أرسلت 30 رسالة في طلب المساعدة هذا خلال ساعة. حاول لاحقًا.',
  too_many_templates: 'وصل عدد القوالب إلى 100. احذف أحدها أولًا.',
  urgency_required: 'اختر مدى الاستعجال.',
} satisfies typeof english
