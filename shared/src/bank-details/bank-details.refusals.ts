import type { RefusalTable } from '../refusals/refusals.ts'

/** Refusals about bank details. */
export const bankDetailsRefusals = {
  'bank.iban_required': { status: 400, en: 'IBAN is required', ar: 'رقم IBAN مطلوب' },
  'bank.iban_country': {
    status: 400,
    en: 'The IBAN must be for an account in Qatar: it starts with QA',
    ar: 'يجب أن يكون رقم IBAN لحساب في قطر، ويبدأ بـ QA',
  },
  'bank.iban_length': { status: 400, en: 'A Qatari IBAN has 29 characters', ar: 'يتكون رقم IBAN القطري من 29 خانة' },
  'bank.iban_form': {
    status: 400,
    en: 'After QA come two digits, four letters for the bank, then letters and digits',
    ar: 'بعد QA رقمان، ثم أربعة أحرف للبنك، ثم أحرف وأرقام',
  },
  'bank.iban_checksum': {
    status: 400,
    en: 'This IBAN is not correct. Check it for a typing mistake',
    ar: 'رقم IBAN غير صحيح. تأكد من كتابته',
  },
  'bank.name_required': { status: 400, en: 'Bank name is required', ar: 'اسم البنك مطلوب' },
  'bank.name_length': { status: 400, en: 'Bank name must have 2 to 100 characters', ar: 'اسم البنك من 2 إلى 100 حرف' },
  'bank.branch_required': { status: 400, en: 'Branch code is required', ar: 'رمز الفرع مطلوب' },
  'bank.branch_form': {
    status: 400,
    en: 'Branch code must have 1 to 20 letters and digits',
    ar: 'رمز الفرع من 1 إلى 20 خانة من الأحرف والأرقام',
  },
  'bank.holder_required': { status: 400, en: 'Account holder name is required', ar: 'اسم صاحب الحساب مطلوب' },
  'bank.holder_length': { status: 400, en: 'Account holder name must have 2 to 100 characters', ar: 'اسم صاحب الحساب من 2 إلى 100 حرف' },
  'bank.changed': {
    status: 409,
    en: 'Someone else has changed the bank details. Check them and try again.',
    ar: 'غيّر شخص آخر بيانات البنك. راجعها وحاول مرة أخرى.',
  },
} as const satisfies RefusalTable

type BankDetailsRefusals = typeof bankDetailsRefusals
declare module '../refusals/refusals.ts' {
  interface Refusals extends BankDetailsRefusals {}
}
