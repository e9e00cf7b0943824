import type { RefusalTable } from '../refusals/refusals.ts'

/** Refusals about editing tables. */
export const tableRefusals = {
  'table.not_found': { status: 404, en: 'This table no longer exists.', ar: 'لم تعد هذه الطاولة موجودة.' },
  'table.number_required': { status: 400, en: 'Table number is required', ar: 'رقم الطاولة مطلوب' },
  'table.number_integer': { status: 400, en: 'Table number must be a whole number', ar: 'يجب أن يكون رقم الطاولة عددًا صحيحًا' },
  'table.number_positive': { status: 400, en: 'Table number must be positive', ar: 'يجب أن يكون رقم الطاولة أكبر من صفر' },
  'table.number_max': { status: 400, en: 'The highest table number is 9999', ar: 'أعلى رقم للطاولة هو 9999' },
  'table.number_taken': { status: 409, en: 'Already in use: {{numbers}}', ar: 'أرقام مستخدمة: {{numbers}}' },
  'table.seats': { status: 400, en: 'Seats must be a whole number from 1 to 99', ar: 'عدد المقاعد عدد صحيح من 1 إلى 99' },
  'table.zone_length': { status: 400, en: 'Zone must have at most 50 characters', ar: 'لا يزيد اسم المنطقة على 50 حرفًا' },
  'table.zone_english': { status: 400, en: 'Enter the zone in English too', ar: 'أدخل اسم المنطقة بالإنجليزية أيضًا' },
  'table.range_order': { status: 400, en: 'The last number must not be lower than the first', ar: 'يجب ألا يقل الرقم الأخير عن الأول' },
  'table.range_size': { status: 400, en: 'Add up to 100 tables at once', ar: 'أضف 100 طاولة على الأكثر في المرة الواحدة' },
  'table.too_many': { status: 400, en: 'A restaurant can have up to 1,000 tables', ar: 'لا يزيد عدد طاولات المطعم على 1,000' },
  'table.plan_limit': {
    status: 409,
    en: 'Your plan does not include that many tables. Delete some, or ask Sufra for a larger plan.',
    ar: 'لا تشمل باقتك هذا العدد من الطاولات. احذف بعضها أو اطلب من سفرة باقة أكبر.',
  },
  'table.changed': {
    status: 409,
    en: 'Someone else has changed this table. Check it and try again.',
    ar: 'عدّل شخص آخر هذه الطاولة. راجعها ثم حاول مرة أخرى.',
  },
} as const satisfies RefusalTable

type TableRefusals = typeof tableRefusals
declare module '../refusals/refusals.ts' {
  interface Refusals extends TableRefusals {}
}
