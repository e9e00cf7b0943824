import type { RefusalTable } from '../refusals/refusals.ts'

/** Refusals about devices. */
export const deviceRefusals = {
  'device.name_length': { status: 400, en: 'Name must have 2 to 50 characters.', ar: 'الاسم من 2 إلى 50 حرفًا.' },
  'device.name_required': { status: 400, en: 'Please enter a name.', ar: 'يرجى إدخال الاسم.' },
  'device.not_found': { status: 404, en: 'This device has already been revoked.', ar: 'تم إيقاف هذا الجهاز من قبل.' },
  'device.own': { status: 409, en: 'You are using this device. Sign out instead.', ar: 'أنت تستخدم هذا الجهاز. سجّل الخروج بدلًا من ذلك.' },
} as const satisfies RefusalTable

type DeviceRefusals = typeof deviceRefusals
declare module '../refusals/refusals.ts' {
  interface Refusals extends DeviceRefusals {}
}
