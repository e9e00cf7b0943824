import type { Language } from '@sufra/shared/localized-text'
import type { MailContent, SmsContent } from '../message.ts'
import { renderEmail } from './render-email.ts'
import { renderSms } from './render-sms.ts'
import { spanOf } from './durations-and-times.ts'

// These messages go to unverified addresses, so they contain nothing that the requester typed.
type SignUpCode = { language: Language; code: string; minutes: number }

export const signUpCodeSms = ({ language, code, minutes }: SignUpCode): SmsContent =>
  renderSms(language, {
    en: `Sufra: your code is ${code}, valid for ${spanOf('en', minutes, 'minute')}. Do not share it.`,
    ar: `سفرة: رمزك ${code} صالح لمدة ${spanOf('ar', minutes, 'minute')}. لا تشاركه مع أحد.`,
  })

export const signUpCodeMail = ({ language, code, minutes }: SignUpCode): MailContent =>
  renderEmail({
    language,
    code,
    letters: {
      en: {
        subject: `${code} is your Sufra code`,
        heading: 'Welcome to Sufra',
        paragraphs: ['Enter this code on the sign-up page to verify your email address.'],
        after: [
          `This code is valid for ${spanOf('en', minutes, 'minute')}. We will never ask you for it by phone or message.`,
          'If you did not sign up, you can ignore this email.',
        ],
      },
      ar: {
        subject: `رمزك في سفرة: ${code}`,
        heading: 'أهلًا بك في سفرة',
        paragraphs: ['أدخل هذا الرمز في صفحة التسجيل لتأكيد بريدك الإلكتروني.'],
        after: [
          `الرمز صالح لمدة ${spanOf('ar', minutes, 'minute')}، ولن نطلبه منك أبدًا باتصال أو رسالة.`,
          'إذا لم تقم بالتسجيل فتجاهل هذه الرسالة.',
        ],
      },
    },
  })
