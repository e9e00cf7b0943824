import type { RefusalTable } from '../refusals/refusals.ts'

/** Refusals about reports. */
export const reportRefusals = {
  'report.period': { status: 400, en: 'Choose the first and the last day.', ar: 'اختر أول يوم وآخر يوم.' },
  'report.period_order': { status: 400, en: 'The last day must not be before the first day.', ar: 'يجب ألا يكون آخر يوم قبل أول يوم.' },
  'report.period_length': { status: 400, en: 'Choose at most 366 days.', ar: 'اختر 366 يومًا كحد أقصى.' },
  'report.preparing': {
    status: 503,
    en: 'The figures are being prepared. Try again in a minute.',
    ar: 'يجري تجهيز الأرقام. حاول مرة أخرى بعد دقيقة.',
  },
} as const satisfies RefusalTable

type ReportRefusals = typeof reportRefusals
declare module '../refusals/refusals.ts' {
  interface Refusals extends ReportRefusals {}
}
