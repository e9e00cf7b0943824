import type { Language } from '@sufra/shared/localized-text'
import type { MailContent } from '../message.ts'
import { renderEmail } from './render-email.ts'
import { spanOf } from './durations-and-times.ts'

export const passwordResetMail = ({ language, link, minutes }: { language: Language; link: string; minutes: number }): MailContent =>
  renderEmail({
    language,
    link,
    letters: {
      en: {
        subject: 'Reset your Sufra password',
        heading: 'Reset your password',
        paragraphs: ['We received a request to reset your password. Choose a new one here.'],
        button: 'Choose a new password',
        after: [
          `This link works once and expires in ${spanOf('en', minutes, 'minute')}.`,
          'If you did not request this, ignore this email. Your password will not change.',
        ],
      },
      ar: {
        subject: 'إعادة تعيين كلمة مرورك في سفرة',
        heading: 'إعادة تعيين كلمة المرور',
        paragraphs: ['وصلنا طلب لإعادة تعيين كلمة مرورك. اختر كلمة مرور جديدة من هنا.'],
        button: 'اختيار كلمة مرور جديدة',
        after: [
          `الرابط صالح لمدة ${spanOf('ar', minutes, 'minute')}، ويُستخدم مرة واحدة.`,
          'إذا لم تطلب ذلك فتجاهل هذه الرسالة، ولن تتغير كلمة مرورك.',
        ],
      },
    },
  })
