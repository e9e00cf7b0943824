import type * as english from './texts.en.ts'

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
} satisfies typeof english.welcome

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
} satisfies typeof english.start
