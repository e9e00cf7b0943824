import type { tableRefusals as english } from '../../en/desk/table-refusals.ts'

export const tableRefusals = {
  not_found: 'لم تعد هذه الطاولة موجودة.',
  number_required: 'رقم الطاولة مطلوب',
  number_integer: 'يجب أن يكون رقم الطاولة عددًا صحيحًا',
  number_positive: 'يجب أن يكون رقم الطاولة أكبر من صفر',
  number_max: 'أعلى رقم للطاولة هو 9999',
  number_taken: 'أرقام مستخدمة: {{numbers}}',
  seats: 'عدد المقاعد عدد صحيح من 1 إلى 99',
  zone_length: 'لا يزيد اسم المنطقة على 50 حرفًا',
  zone_english: 'أدخل اسم المنطقة بالإنجليزية أيضًا',
  range_order: 'يجب ألا يقل الرقم الأخير عن الأول',
  range_size: 'أضف 100 طاولة على الأكثر في المرة الواحدة',
  too_many: 'لا يزيد عدد طاولات المطعم على 1,000',
  plan_limit: 'لا تشمل باقتك هذا العدد من الطاولات. احذف بعضها أو اطلب من سفرة باقة أكبر.',
  changed: 'عدّل شخص آخر هذه الطاولة. راجعها ثم حاول مرة أخرى.',
} satisfies typeof english
