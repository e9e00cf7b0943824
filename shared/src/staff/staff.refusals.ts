import type { RefusalTable } from '../refusals/refusals.ts'

/** Refusals about members of a restaurant and their invitations. */
export const staffRefusals = {
  'staff.already_member': { status: 409, en: 'This person already works in your restaurant.', ar: 'هذا الشخص يعمل في مطعمك من قبل.' },
  'staff.administrator': {
    status: 409,
    en: 'This email belongs to an administrator of Sufra. Ask for an invitation to another email.',
    ar: 'هذا البريد لأحد مسؤولي منصة سفرة. اطلب دعوة إلى بريد آخر.',
  },
  'staff.account_required': { status: 400, en: 'Enter your name and choose a password.', ar: 'أدخل اسمك واختر كلمة مرور.' },
  'staff.changed': {
    status: 409,
    en: 'Someone else has just changed this. Check it and try again.',
    ar: 'عدّل شخص آخر هذا للتو. راجعه وحاول مرة أخرى.',
  },
  'staff.invitation_not_found': { status: 404, en: 'This invitation no longer exists.', ar: 'لم تعد هذه الدعوة موجودة.' },
  'staff.invitation_over': {
    status: 410,
    en: 'This invitation is no longer valid. Ask for a new one.',
    ar: 'لم تعد هذه الدعوة صالحة. اطلب دعوة جديدة.',
  },
  'staff.last_owner': {
    status: 409,
    en: 'A restaurant needs an owner. Make someone else an owner first.',
    ar: 'لا بد للمطعم من مالك. عيّن مالكًا آخر أولًا.',
  },
  'staff.member_not_found': { status: 404, en: 'This person no longer works in your restaurant.', ar: 'لم يعد هذا الشخص يعمل في مطعمك.' },
  'staff.plan_limit': {
    status: 409,
    en: 'Your plan does not include more people and invitations. Remove one, or ask Sufra for a larger plan.',
    ar: 'لا تشمل باقتك المزيد من الأشخاص والدعوات. أزل أحدهم أو اطلب من سفرة باقة أكبر.',
  },
  'staff.role': { status: 403, en: 'Your role does not allow this. Ask the owner.', ar: 'دورك لا يسمح بذلك. اطلبه من المالك.' },
  'staff.role_required': { status: 400, en: 'Choose a role.', ar: 'اختر الدور.' },
  'staff.too_many': {
    status: 409,
    en: 'Your restaurant has the maximum of 100 people and invitations. Remove one first.',
    ar: 'بلغ مطعمك الحد الأقصى: 100 شخص ودعوة. أزل أحدهم أولًا.',
  },
  'staff.works_elsewhere': {
    status: 409,
    en: 'This account already works in another restaurant. Ask for an invitation to another email.',
    ar: 'صاحب هذا الحساب يعمل في مطعم آخر. اطلب دعوة إلى بريد آخر.',
  },
} as const satisfies RefusalTable

type StaffRefusals = typeof staffRefusals
declare module '../refusals/refusals.ts' {
  interface Refusals extends StaffRefusals {}
}
