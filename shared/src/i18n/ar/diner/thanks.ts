import type { thanks as english } from '../../en/diner/thanks.ts'

export const thanks = {
  title: 'تم تسليم طلبك',
  heading: 'شكرًا لك!',
  again: 'اطلب الأصناف نفسها مجددًا',
  missing: 'غير متوفر الآن: {{names}}',
} satisfies typeof english
