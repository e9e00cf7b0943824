import type { admin as english } from '../en/admin.ts'

export const admin = {
  dashboard: 'لوحة المعلومات',
  unreachable: 'مطاعم لا تجيب',
  allReachable: 'كل كاونتر يجيب',
  allReachableText: 'يظهر هنا كل مطعم لا تسمع أجهزته طلباً، ولا يستقبل طلبات جديدة حتى يعود أحدها.',
  since: 'منذ {{time}}',
} satisfies typeof english
