import type { dates as english } from '../en/dates.ts'

export const dates = {
  placeholder: '\u2067يوم\u2069/\u2067شهر\u2069/\u2067سنة\u2069',
  invalid: 'اكتب التاريخ بهذا الترتيب: اليوم/الشهر/السنة، مثل \u206631/01/2026\u2069.',
  open: 'فتح التقويم',
  calendar: 'التقويم',
  failed: 'تعذّر فتح التقويم. يرجى كتابة التاريخ.',
} satisfies typeof english
