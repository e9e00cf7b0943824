import type { RefusalTable } from '../refusals/refusals.ts'

/** Refusals about PINs. */
export const pinRefusals = {
  'pin.device_locked': {
    status: 429,
    en: 'Too many wrong PINs on this device. Wait, or sign in with your password.',
    ar: 'محاولات كثيرة خاطئة على هذا الجهاز. انتظر أو سجّل الدخول بكلمة المرور.',
  },
  'pin.form': { status: 400, en: 'Enter 4 to 6 digits.', ar: 'أدخل من 4 إلى 6 أرقام.' },
  'pin.guessable': { status: 400, en: 'This PIN is too easy to guess. Choose another one.', ar: 'هذا الرمز سهل التخمين. اختر رمزًا آخر.' },
  'pin.locked': {
    status: 429,
    en: 'Too many wrong PINs. Wait, or sign in with your password.',
    ar: 'محاولات كثيرة خاطئة. انتظر أو سجّل الدخول بكلمة المرور.',
  },
  'pin.owner_length': { status: 400, en: 'Owners need a PIN of six digits.', ar: 'رمز المالك السريع من ستة أرقام.' },
  'pin.wrong': { status: 400, en: 'Wrong PIN. Try again.', ar: 'الرمز غير صحيح. حاول مرة أخرى.' },
} as const satisfies RefusalTable

type PinRefusals = typeof pinRefusals
declare module '../refusals/refusals.ts' {
  interface Refusals extends PinRefusals {}
}
