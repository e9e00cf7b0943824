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
        subject: 'Choose a new password for Sufra',
        heading: 'A new password',
        paragraphs: ['Somebody asked for a new password for your account. If it was you, choose it here.'],
        button: 'Choose a new password',
        after: [
          `The link works once, for ${spanOf('en', minutes, 'minute')}.`,
          'If it was not you, ignore this mail: your password stays as it is.',
        ],
      },
      ar: {
        subject: 'اختر كلمة مرور جديدة لحسابك في سفرة',
        heading: 'كلمة مرور جديدة',
        paragraphs: ['وصلنا طلب لتغيير كلمة مرور حسابك. إن كان منك، فاختر كلمة مرور جديدة من هنا.'],
        button: 'اختيار كلمة مرور جديدة',
        after: [
          `الرابط صالح لمدة ${spanOf('ar', minutes, 'minute')}، ويُستخدم مرة واحدة.`,
          'إن لم يكن الطلب منك فتجاهل هذه الرسالة، وستبقى كلمة مرورك كما هي.',
        ],
      },
    },
  })
