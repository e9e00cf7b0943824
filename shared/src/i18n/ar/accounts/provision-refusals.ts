import type { provisionRefusals as english } from '../../en/accounts/provision-refusals.ts'

export const provisionRefusals = {
  note: {
    length: 'لا تزيد الملاحظة على 2000 حرف.',
    not_found: 'حُذفت هذه الملاحظة من قبل.',
    not_own: 'يعدّل الملاحظة كاتبها فقط.',
    required: 'اكتب الملاحظة.',
    too_many: 'لهذا المطعم 200 ملاحظة. احذف واحدة أولًا.',
  },
  view_as: {
    not_accepted: 'يمكن تصفح المطاعم المقبولة فقط.',
    not_found: 'انتهى هذا التصفح.',
  },
  view: {
    name_length: 'يجب أن يكون الاسم من 2 إلى 50 حرفًا.',
    name_required: 'أدخل الاسم.',
    name_taken: 'لديك عرض بهذا الاسم.',
    not_found: 'حُذف هذا العرض من قبل.',
    too_many: 'لديك 20 عرضًا محفوظًا. احذف واحدًا أولًا.',
  },
  webhook: {
    not_found: 'لم يعد هذا الإشعار محفوظًا.',
    not_open: 'عولج هذا الإشعار، أو تجري معالجته الآن.',
  },
} satisfies typeof english
