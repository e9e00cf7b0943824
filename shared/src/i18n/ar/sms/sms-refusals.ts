export const smsRefusals = {
  text_length: 'اكتب من حرف واحد إلى 160 حرفًا.',
  placeholder_unknown: 'في النص رمز غير موجود. استخدم هذه الرموز فقط.',
  placeholder_missing: 'ينقص النص رمز لازم.',
  too_long: 'النص باللغتين أطول من ثلاث رسائل. اختصر أحدهما.',
  changed: 'غيّر شخص آخر الرسائل. راجعها وحاول مرة أخرى.',
}
