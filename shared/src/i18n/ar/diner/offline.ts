import type { offline as english } from '../../en/diner/offline.ts'

export const offline = {
  noConnection: 'لا يوجد اتصال بالمطعم.',
  storedMenu: 'هذه القائمة كما كانت في {{time}}. ربما تغيّرت الأسعار أو نفدت بعض الأصناف.',
  newVersion: 'يتوفر إصدار جديد.',
  reload: 'إعادة التحميل',
} satisfies typeof english
