import type { RefusalTable } from '../refusals/refusals.ts'

/** Refusals about push notifications. */
export const pushRefusals = {
  'push.unavailable': {
    status: 409,
    en: 'Notifications are not available here. Keep this page open to follow your order.',
    ar: 'الإشعارات غير متاحة هنا. أبقِ هذه الصفحة مفتوحة لمتابعة طلبك.',
  },
  'push.unknown_service': {
    status: 400,
    en: 'This browser cannot receive our notifications. Keep this page open to follow your order.',
    ar: 'لا يمكن لهذا المتصفح تلقي إشعاراتنا. أبقِ هذه الصفحة مفتوحة لمتابعة طلبك.',
  },
} as const satisfies RefusalTable

type PushRefusals = typeof pushRefusals
declare module '../refusals/refusals.ts' {
  interface Refusals extends PushRefusals {}
}
