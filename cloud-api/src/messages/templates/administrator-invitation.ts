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
        subject: `${invitedBy} invites you to Sufra`,
        heading: 'Join the people who run Sufra',
        paragraphs: [
          `${name} invites you to be an administrator: you will look at the papers of restaurants, and help where something is stuck.`,
          'Choose a password, and you are in.',
        ],
        button: 'Accept the invitation',
        after: [`The link works once, for ${spanOf('en', hours, 'hour')}.`, `If you do not know ${name}, ignore this mail.`],
      },
      ar: {
        subject: `دعوة من ${invitedBy} إلى سفرة`,
        heading: 'انضم إلى إدارة سفرة',
        paragraphs: [
          `وصلتك دعوة من ${name} للانضمام إلى إدارة المنصة: تراجع وثائق المطاعم، وتساعد أصحابها متى احتاجوا إليك.`,
          'اختر كلمة مرور ليصبح حسابك جاهزًا.',
        ],
        button: 'قبول الدعوة',
        after: [`الرابط صالح لمدة ${spanOf('ar', hours, 'hour')}، ويُستخدم مرة واحدة.`, `إن كنت لا تعرف ${name} فتجاهل هذه الرسالة.`],
      },
    },
  })
}
