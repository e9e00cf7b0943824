import type * as english from './texts.en.ts'

export const escalation = {
  title: 'التنبيهات',
  text: 'ما يحدث عند عدم قبول الطلب، بالثواني بعد إرساله. قبوله أو إسكاته على أي كاونتر يوقف التنبيهات.',
  readOnly: 'تعديل التنبيهات للمالك فقط.',
  louderAfter: 'رنين أعلى بعد',
  smsAfter: 'إرسال رسالة نصية بعد',
  unreachableAfter: 'إيقاف الطلبات الجديدة إذا لم يستجب أي كاونتر بعد',
  missedAfter: 'إلغاء الطلب كطلب فائت بعد',
  default: 'بالثواني (الافتراضي {{seconds}})',
  smsNumbers: 'إرسال الرسائل إلى',
  smsHint: 'رقم في كل سطر مع رمز الدولة، حتى خمسة أرقام',
  holdNewPhones: 'تعليق طلبات الهواتف الجديدة',
  holdNewPhonesHint: 'الطلبات من هاتف لم يسبق قبول طلب منه هنا تظهر من دون رنين، وتُلغى بعد 15 دقيقة إن لم تُقبل.',
  save: 'حفظ',
  saved: 'تم الحفظ',
} satisfies typeof english.escalation
