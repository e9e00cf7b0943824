import type { follow as english } from '../../en/diner/follow.ts'

export const follow = {
  title: 'متابعة طلب',
  share: 'شارك حالة الطلب',
  copied: 'تم نسخ الرابط',
  copyText: 'من لديه هذا الرابط يرى أين وصل طلبك، ولا شيء غير ذلك.',
  menu: 'اعرض القائمة',
  over: 'لا يوجد طلب لمتابعته',
  overText: 'انتهى الطلب، أو أن الرابط غير مكتمل.',
} satisfies typeof english
