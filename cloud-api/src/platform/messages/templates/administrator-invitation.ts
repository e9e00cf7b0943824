import type { Language } from '@sufra/shared/localized-text'
import type { MailContent } from '../message.ts'
import { isolated, renderEmail } from './render-email.ts'
import { spanOf } from './durations-and-times.ts'

/** `invitedBy`: the name of the inviting administrator. */
type Invitation = { language: Language; invitedBy: string; link: string; hours: number }

export const administratorInvitationMail = ({ language, invitedBy, link, hours }: Invitation): MailContent => {
  const name = isolated(invitedBy)
  return renderEmail({
    language,
    link,
    letters: {
      en: {
        subject: `${invitedBy} invited you to Sufra`,
        heading: 'You are invited to Sufra',
        paragraphs: [
          `${name} invited you to be an administrator. Administrators review restaurants and help them.`,
          'Choose a password to activate your account.',
        ],
        button: 'Accept invitation',
        after: [`This link works once and expires in ${spanOf('en', hours, 'hour')}.`, `If you do not know ${name}, ignore this email.`],
      },
      ar: {
        subject: `دعوة من ${invitedBy} إلى سفرة`,
        heading: 'دعوة للانضمام إلى سفرة',
        paragraphs: [`دعاك ${name} لتكون مسؤولًا في المنصة. يراجع المسؤولون طلبات المطاعم ويساعدونها.`, 'اختر كلمة مرور لتفعيل حسابك.'],
        button: 'قبول الدعوة',
        after: [`الرابط صالح لمدة ${spanOf('ar', hours, 'hour')}، ويُستخدم مرة واحدة.`, `إذا كنت لا تعرف ${name} فتجاهل هذه الرسالة.`],
      },
    },
  })
}
