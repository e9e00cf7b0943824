import type { offline as english } from '../../en/diner/offline.ts'

export const offline = {
  noConnection: 'لا يوجد اتصال بالمطعم.',
  notLive: 'الاتصال بطيء، وتصل تحديثات طلبك والقائمة متأخرة بضع ثوانٍ.',
  storedMenu: 'هذه القائمة كما كانت في {{time}}. ربما تغيّرت الأسعار أو نفدت بعض الأصناف.',
  newVersion: 'يتوفر إصدار جديد.',
  reload: 'إعادة التحميل',
  homeScreenTitle: 'الإشعارات على آيفون',
  homeScreenText:
    'لا يعرض آيفون إلا إشعارات التطبيقات الموجودة على شاشته الرئيسية. لطلبك القادم: اضغط «مشاركة» ثم «إضافة إلى الشاشة الرئيسية»، وافتح سفرة من هناك. هذه الصفحة تتابع طلبك ما دامت مفتوحة.',
  homeScreenRead: 'فهمت',
} satisfies typeof english
