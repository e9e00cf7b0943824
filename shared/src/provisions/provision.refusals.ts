import type { RefusalTable } from '../refusals/refusals.ts'

/** Refusals about notes on restaurants and saved views. */
export const provisionRefusals = {
  'note.length': { status: 400, en: 'A note can have up to 2,000 characters.', ar: 'لا تزيد الملاحظة على 2000 حرف.' },
  'note.not_found': { status: 404, en: 'This note has already been deleted.', ar: 'حُذفت هذه الملاحظة من قبل.' },
  'note.not_own': { status: 403, en: 'Only the author of a note can change it.', ar: 'يعدّل الملاحظة كاتبها فقط.' },
  'note.required': { status: 400, en: 'Please write a note.', ar: 'اكتب الملاحظة.' },
  'note.too_many': { status: 409, en: 'This restaurant has 200 notes. Delete one first.', ar: 'لهذا المطعم 200 ملاحظة. احذف واحدة أولًا.' },
  'view_as.not_accepted': { status: 409, en: 'Only accepted restaurants can be viewed.', ar: 'يمكن تصفح المطاعم المقبولة فقط.' },
  'view_as.not_found': { status: 404, en: 'This view has ended.', ar: 'انتهى هذا التصفح.' },
  'view.name_length': { status: 400, en: 'Name must have 2 to 50 characters.', ar: 'يجب أن يكون الاسم من 2 إلى 50 حرفًا.' },
  'view.name_required': { status: 400, en: 'Please enter a name.', ar: 'أدخل الاسم.' },
  'view.name_taken': { status: 409, en: 'You already have a view with this name.', ar: 'لديك عرض بهذا الاسم.' },
  'view.not_found': { status: 404, en: 'This view has already been deleted.', ar: 'حُذف هذا العرض من قبل.' },
  'view.too_many': { status: 409, en: 'You have 20 saved views. Delete one first.', ar: 'لديك 20 عرضًا محفوظًا. احذف واحدًا أولًا.' },
} as const satisfies RefusalTable

type ProvisionRefusals = typeof provisionRefusals
declare module '../refusals/refusals.ts' {
  interface Refusals extends ProvisionRefusals {}
}
