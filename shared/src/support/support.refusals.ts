import type { RefusalTable } from '../refusals/refusals.ts'

/** Refusals about requests for help. */
export const supportRefusals = {
  'support.diagnostics_damaged': { status: 400, en: 'The diagnostics file is not plain text.', ar: 'ملف بيانات التشخيص ليس نصًا عاديًا.' },
  'support.diagnostics_size': { status: 400, en: 'The diagnostics file exceeds 64 KB.', ar: 'حجم ملف بيانات التشخيص أكبر من 64 ك.ب.' },
  'support.message_length': { status: 400, en: 'A message can have up to 5,000 characters.', ar: 'لا تزيد الرسالة على 5000 حرف.' },
  'support.message_required': { status: 400, en: 'Write a message.', ar: 'اكتب رسالة.' },
  'support.not_administrator': { status: 400, en: 'Choose an administrator of the platform.', ar: 'اختر أحد مسؤولي المنصة.' },
  'support.not_found': { status: 404, en: 'This request was not found.', ar: 'لم نجد طلب المساعدة.' },
  'support.sent': { status: 409, en: 'This message has already been sent.', ar: 'أُرسلت هذه الرسالة من قبل.' },
  'support.subject_length': { status: 400, en: 'The subject must have 3 to 120 characters.', ar: 'الموضوع من 3 إلى 120 حرفًا.' },
  'support.template_length': {
    status: 400,
    en: 'Enter a text of up to 4,000 characters in each language.',
    ar: 'اكتب نصًا لكل لغة، لا يزيد على 4000 حرف.',
  },
  'support.template_not_found': {
    status: 404,
    en: 'This template was not found. Someone may have deleted it.',
    ar: 'لم نجد هذا القالب. ربما حذفه شخص آخر.',
  },
  'support.template_placeholder': {
    status: 400,
    en: 'Only {restaurant} and {person} can be used as placeholders.',
    ar: 'لا يُسمح بين القوسين إلا بـ {restaurant} و{person}.',
  },
  'support.template_title': { status: 400, en: 'The title must have 2 to 80 characters.', ar: 'العنوان من 2 إلى 80 حرفًا.' },
  'support.too_many': {
    status: 429,
    en: 'You have sent 10 requests within an hour. Add a message to one of them, or try again later.',
    ar: 'أرسلت 10 طلبات مساعدة خلال ساعة. أضف رسالة إلى أحدها أو حاول لاحقًا.',
  },
  'support.too_many_files': { status: 400, en: 'A message can have up to 5 attachments.', ar: 'لا تزيد المرفقات على 5 في الرسالة.' },
  'support.too_many_messages': {
    status: 429,
    en: 'You have sent 30 messages to this request within an hour. Please try again later.',
    ar: 'أرسلت 30 رسالة في طلب المساعدة هذا خلال ساعة. حاول لاحقًا.',
  },
  'support.too_many_templates': {
    status: 409,
    en: 'There are 100 templates already. Delete one first.',
    ar: 'وصل عدد القوالب إلى 100. احذف أحدها أولًا.',
  },
  'support.urgency_required': { status: 400, en: 'Choose how urgent it is.', ar: 'اختر مدى الاستعجال.' },
} as const satisfies RefusalTable

type SupportRefusals = typeof supportRefusals
declare module '../refusals/refusals.ts' {
  interface Refusals extends SupportRefusals {}
}
