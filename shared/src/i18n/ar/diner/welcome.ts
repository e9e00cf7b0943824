import type { welcome as english } from '../../en/diner/welcome.ts'

export const welcome = {
  promise: 'اطلب من طاولتك، بلا تطبيق ولا حساب.',
  scan: 'امسح الرمز الموجود على طاولتك',
  scanText: 'تفتح كاميرا هاتفك قائمة المطعم.',
  choose: 'اختر ما يعجبك',
  chooseText: 'شاهد صورة كل صنف وسعره وخياراته.',
  follow: 'تابع طلبك',
  followText: 'ترى متى يُقبل ومتى يُحضّر ومتى يجهز.',
  carryOn: 'تابع من حيث توقفت',
  notFound: 'الصفحة غير موجودة',
  notFoundText: 'ربما العنوان غير صحيح. امسح الرمز الموجود على طاولتك مرة أخرى.',
  home: 'الرئيسية',
} satisfies typeof english
