import type { start as english } from '../../en/diner/start.ts'

export const start = {
  version: 'الإصدار {{version}}',
  skip: 'انتقل إلى المحتوى',
  unknownRestaurant: 'لم نجد هذا المطعم',
  unknownRestaurantText: 'ربما الرابط غير صحيح أو قديم. امسح الرمز الموجود على طاولتك أو اسأل الموظفين.',
  replacedCode: 'هذا الرمز لم يعد صالحًا',
  replacedCodeText: 'استبدله المطعم برمز جديد. اطلب من الموظفين الرمز الجديد لطاولتك.',
  viewMenu: 'تصفح القائمة',
  unreachable: 'المطعم لا يستجيب الآن',
  askStaff: 'يرجى الطلب من الموظفين.',
} satisfies typeof english
