import type { RefusalTable } from '../refusals/refusals.ts'

/** Refusals about administrators. */
export const administratorRefusals = {
  'administrator.changed': {
    status: 409,
    en: 'Someone else has just changed this. Check it and try again.',
    ar: 'غيّر شخص آخر هذا للتو. راجعه وحاول مرة أخرى.',
  },
  'administrator.exists': { status: 409, en: 'An account with this email already exists.', ar: 'يوجد حساب بهذا البريد الإلكتروني.' },
  'administrator.invited': {
    status: 409,
    en: 'This invitation has not been accepted yet. Invite again to change the role, or revoke it.',
    ar: 'لم تُقبل هذه الدعوة بعد. أرسل دعوة جديدة لتغيير الدور، أو اسحبها.',
  },
  'administrator.last_owner': {
    status: 409,
    en: 'The platform needs an owner. Make someone else an owner first.',
    ar: 'تحتاج المنصة إلى مالك. عيّن مالكًا آخر أولًا.',
  },
  'administrator.not_found': {
    status: 404,
    en: 'This administrator or invitation no longer exists.',
    ar: 'لم يعد هذا المسؤول أو هذه الدعوة موجودة.',
  },
  'administrator.role_required': { status: 400, en: 'Choose a role.', ar: 'اختر الدور.' },
  'administrator.self': {
    status: 409,
    en: 'You cannot do this to your own account. Ask another owner.',
    ar: 'لا يمكنك تغيير حسابك بهذه الطريقة. اطلب ذلك من مالك آخر.',
  },
} as const satisfies RefusalTable

type AdministratorRefusals = typeof administratorRefusals
declare module '../refusals/refusals.ts' {
  interface Refusals extends AdministratorRefusals {}
}
