import type { RefusalTable } from '../refusals/refusals.ts'

/** Refusals about the table of a scanned code. */
export const scannedTableRefusals = {
  'table.link_invalid': {
    status: 404,
    en: 'This code is no longer valid. Please ask the staff for a new one.',
    ar: 'لم يعد هذا الرمز صالحًا. يرجى طلب رمز جديد من الموظفين.',
  },
  'table.renumbered': {
    status: 409,
    en: 'This table has a new number. Please scan its code again.',
    ar: 'تغيّر رقم هذه الطاولة. يرجى مسح رمزها مرة أخرى.',
  },
  'table.required': { status: 400, en: 'Please scan the code on your table first.', ar: 'يرجى مسح الرمز الموجود على طاولتك أولًا.' },
} as const satisfies RefusalTable

type ScannedTableRefusals = typeof scannedTableRefusals
declare module '../refusals/refusals.ts' {
  interface Refusals extends ScannedTableRefusals {}
}
