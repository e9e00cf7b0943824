// Notices to a member and to the owner about wrong PINs at a counter.
import { inLanguage, type Language, type LocalizedText } from '@sufra/shared/localized-text'
import type { MailContent } from '../message.ts'
import { dateTimeOf } from './durations-and-times.ts'
import { isolated, renderEmail } from './render-email.ts'

/** `name`: the member's name. `link`: the app. */
type Notice = { language: Language; at: Date; restaurant: LocalizedText; name: string; link: string }

const open = { en: 'Open Sufra', ar: 'فتح سفرة' }
const guessing = {
  en: 'If this was not a mistake by your team, someone may be guessing PINs at a counter. Check who uses it, and sign out devices that you do not know under Settings, Devices.',
  ar: 'إذا لم يكن ذلك خطأً من فريقك، فقد يكون هناك من يخمّن الرموز السريعة على أحد الأجهزة. تحقق ممن يستخدمه، وسجّل خروج الأجهزة التي لا تعرفها من الإعدادات، صفحة الأجهزة.',
}

export const pinLockedMail = ({ language, at, restaurant, name, link }: Notice): MailContent =>
  renderEmail({
    language,
    link,
    letters: {
      en: {
        subject: `Wrong PINs at ${inLanguage(restaurant, 'en')}`,
        heading: 'A PIN was locked',
        paragraphs: [
          `The PIN of ${isolated(name)} was entered incorrectly several times at ${isolated(inLanguage(restaurant, 'en'))}, the last time on ${dateTimeOf('en', at)}. It is locked for 15 minutes. Each further mistake doubles the wait, and after 20 mistakes the PIN is removed.`,
          guessing.en,
        ],
        button: open.en,
        after: [],
      },
      ar: {
        subject: `رموز سريعة خاطئة في ${inLanguage(restaurant, 'ar')}`,
        heading: 'تم قفل رمز سريع',
        paragraphs: [
          `أُدخل الرمز السريع الخاص بـ ${isolated(name)} بشكل خاطئ عدة مرات في ${isolated(inLanguage(restaurant, 'ar'))}، آخرها في ${isolated(dateTimeOf('ar', at))}. الرمز مقفل لمدة 15 دقيقة، وتتضاعف المدة مع كل خطأ جديد، ويُزال الرمز بعد 20 خطأً.`,
          guessing.ar,
        ],
        button: open.ar,
        after: [],
      },
    },
  })

export const pinEndedMail = ({ language, at, restaurant, name, link }: Notice): MailContent =>
  renderEmail({
    language,
    link,
    letters: {
      en: {
        subject: `A PIN was removed at ${inLanguage(restaurant, 'en')}`,
        heading: 'A PIN was removed',
        paragraphs: [
          `The PIN of ${isolated(name)} was entered incorrectly 20 times in a row at ${isolated(inLanguage(restaurant, 'en'))}, the last time on ${dateTimeOf('en', at)}. It was removed. ${isolated(name)} can sign in with the password and choose a new PIN.`,
          guessing.en,
        ],
        button: open.en,
        after: [],
      },
      ar: {
        subject: `تمت إزالة رمز سريع في ${inLanguage(restaurant, 'ar')}`,
        heading: 'تمت إزالة رمز سريع',
        paragraphs: [
          `أُدخل الرمز السريع الخاص بـ ${isolated(name)} بشكل خاطئ 20 مرة متتالية في ${isolated(inLanguage(restaurant, 'ar'))}، آخرها في ${isolated(dateTimeOf('ar', at))}، فتمت إزالته. يمكن تسجيل الدخول بكلمة المرور واختيار رمز جديد.`,
          guessing.ar,
        ],
        button: open.ar,
        after: [],
      },
    },
  })
