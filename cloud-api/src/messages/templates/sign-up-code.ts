import type { Language } from '@sufra/shared/localized-text'
import type { MailContent, SmsContent } from '../message.ts'
import { renderEmail } from './render-email.ts'
import { renderSms } from './render-sms.ts'
import { spanOf } from './durations-and-times.ts'

// Sent to unverified addresses: they contain nothing that the requester typed.
type SignUpCode = { language: Language; code: string; minutes: number }

export const signUpCodeSms = ({ language, code, minutes }: SignUpCode): SmsContent =>
  renderSms(language, {
    en: `Sufra: your code is ${code}, good for ${spanOf('en', minutes, 'minute')}. Share it with nobody.`,
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
        paragraphs: ['Type this code where you signed up, so that we know that this address is yours.'],
        after: [
          `It is good for ${spanOf('en', minutes, 'minute')}. We never ask for it by phone or in a message.`,
          'If you did not sign up, somebody mistyped their address. You can ignore this mail.',
        ],
      },
      ar: {
        subject: `رمزك في سفرة: ${code}`,
        heading: 'أهلًا بك في سفرة',
        paragraphs: ['اكتب هذا الرمز في صفحة التسجيل لنتأكد من أن هذا البريد بريدك.'],
        after: [
          `الرمز صالح لمدة ${spanOf('ar', minutes, 'minute')}، ولن نطلبه منك أبدًا باتصال أو رسالة.`,
          'إن لم تكن أنت من سجّل، فقد أخطأ أحدهم في كتابة عنوانه. يمكنك تجاهل هذه الرسالة.',
        ],
      },
    },
  })
