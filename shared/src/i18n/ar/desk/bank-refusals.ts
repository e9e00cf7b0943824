import type { bankRefusals as english } from '../../en/desk/bank-refusals.ts'

export const bankRefusals = {
  bank: {
    iban_required: 'رقم IBAN مطلوب',
    iban_country: 'يجب أن يكون رقم IBAN لحساب في قطر، ويبدأ بـ QA',
    iban_length: 'يتكون رقم IBAN القطري من 29 خانة',
    iban_form: 'بعد QA رقمان، ثم أربعة أحرف للبنك، ثم أحرف وأرقام',
    iban_checksum: 'رقم IBAN غير صحيح. تأكد من كتابته',
    name_required: 'اسم البنك مطلوب',
    name_length: 'اسم البنك من 2 إلى 100 حرف',
    branch_required: 'رمز الفرع مطلوب',
    branch_form: 'رمز الفرع من 1 إلى 20 خانة من الأحرف والأرقام',
    holder_required: 'اسم صاحب الحساب مطلوب',
    holder_length: 'اسم صاحب الحساب من 2 إلى 100 حرف',
    changed: 'غيّر شخص آخر بيانات البنك. راجعها وحاول مرة أخرى.',
  },
  payout: {
    month: 'اختر الشهر.',
  },
} satisfies typeof english
