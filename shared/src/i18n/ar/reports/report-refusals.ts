import type { reportRefusals as english } from '../../en/reports/report-refusals.ts'

export const reportRefusals = {
  period: 'اختر أول يوم وآخر يوم.',
  period_order: 'يجب ألا يكون آخر يوم قبل أول يوم.',
  period_length: 'اختر 366 يومًا كحد أقصى.',
  preparing: 'يجري تجهيز الأرقام. حاول مرة أخرى بعد دقيقة.',
} satisfies typeof english
