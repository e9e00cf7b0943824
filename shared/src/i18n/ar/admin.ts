import type { admin as english } from '../en/admin.ts'

export const admin = {
  dashboard: 'لوحة المعلومات',
  emptyTitle: 'لا شيء يحتاج إليك الآن',
  emptyText: 'سيظهر هنا المتقدمون والوثائق التي تنتهي والاشتراكات.',
} satisfies typeof english
