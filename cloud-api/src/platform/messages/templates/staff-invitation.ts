import { inLanguage, type Language, type LocalizedText } from '@sufra/shared/localized-text'
import type { InvitedRole } from '@sufra/shared/staff/staff-rules'
import type { MailContent } from '../message.ts'
import { spanOf } from './durations-and-times.ts'
import { isolated, renderEmail } from './render-email.ts'

/** `invitedBy`: the name of the inviting member. */
type Invitation = { language: Language; restaurant: LocalizedText; role: InvitedRole; invitedBy: string; link: string; days: number }

const tasks = {
  manager: {
    en: 'Managers run the counter, the menu, the tables and the cash drawer.',
    ar: 'يدير المدير الكاونتر والقائمة والطاولات والصندوق.',
  },
  staff: {
    en: 'Staff accept orders, take cash and switch items off and on.',
    ar: 'يقبل الموظف الطلبات ويستلم النقد ويوقف الأصناف ويتيحها.',
  },
} as const satisfies Record<InvitedRole, Record<Language, string>>
const roleNames = { manager: { en: 'as a manager', ar: 'بصفة مدير' }, staff: { en: 'as staff', ar: 'بصفة موظف' } } as const

export const staffInvitationMail = ({ language, restaurant, role, invitedBy, link, days }: Invitation): MailContent => {
  const name = isolated(invitedBy)
  const place = (shown: Language) => isolated(inLanguage(restaurant, shown))
  return renderEmail({
    language,
    link,
    letters: {
      en: {
        subject: `${invitedBy} invited you to ${inLanguage(restaurant, 'en')} on Sufra`,
        heading: `Join ${inLanguage(restaurant, 'en')} on Sufra`,
        paragraphs: [`${name} invited you to work at ${place('en')} ${roleNames[role].en}. ${tasks[role].en}`],
        button: 'Accept invitation',
        after: [`This link works once and expires in ${spanOf('en', days, 'day')}.`, `If you do not know ${name}, ignore this email.`],
      },
      ar: {
        subject: `دعوة من ${invitedBy} إلى ${inLanguage(restaurant, 'ar')} على سفرة`,
        heading: `انضم إلى ${inLanguage(restaurant, 'ar')} على سفرة`,
        paragraphs: [`دعاك ${name} للعمل في ${place('ar')} ${roleNames[role].ar}. ${tasks[role].ar}`],
        button: 'قبول الدعوة',
        after: [`الرابط صالح لمدة ${spanOf('ar', days, 'day')}، ويُستخدم مرة واحدة.`, `إذا كنت لا تعرف ${name} فتجاهل هذه الرسالة.`],
      },
    },
  })
}
