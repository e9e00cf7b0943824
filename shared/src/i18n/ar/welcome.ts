import type { welcome as english } from '../en/welcome.ts'

export const welcome = {
  to: 'أهلاً بكم في',
  promise: 'اطلب من طاولتك. بلا تطبيق ولا حساب ولا انتظار لقائمة الطعام.',
  scan: 'امسح الرمز الموجود على طاولتك',
  scanText: 'تفتح كاميرا هاتفك قائمة المطعم.',
  choose: 'اختر ما يعجبك',
  chooseText: 'كل طبق بصورته وسعره وخياراته.',
  follow: 'تابع طلبك',
  followText: 'ترى متى استلمه المطعم ومتى يُحضّر ومتى يصل.',
  carryOn: 'تابع من حيث توقفت',
  notFound: 'لا يوجد شيء هنا',
  notFoundText: 'ربما كُتب العنوان خطأ. الرمز الموجود على طاولتك يقودك دائماً إلى المكان الصحيح.',
  notBuilt: 'هذه الصفحة غير متاحة بعد',
  home: 'إلى البداية',
} satisfies typeof english
