// Security notices to the owner of an account, about changes that someone else may have made.
import type { Language } from '@sufra/shared/localized-text'
import type { MailContent } from '../message.ts'
import { isolated, renderEmail } from './render-email.ts'
import { dateTimeOf } from './durations-and-times.ts'

/** `link`: the page to request a new password. */
type Notice = { language: Language; at: Date; link: string }

const ifNotYou = {
  en: 'If it was you, there is nothing to do. If it was not, choose a new password now.',
  ar: 'إن كنت أنت من فعل ذلك فلا شيء مطلوب منك. وإن لم تكن أنت، فاختر كلمة مرور جديدة الآن.',
}
const newPassword = { en: 'Choose a new password', ar: 'اختيار كلمة مرور جديدة' }

export const passwordChangedMail = ({ language, at, link }: Notice): MailContent =>
  renderEmail({
    language,
    link,
    letters: {
      en: {
        subject: 'Your Sufra password was changed',
        heading: 'Your password was changed',
        paragraphs: [`It was changed on ${dateTimeOf('en', at)}. Other devices have to sign in again.`, ifNotYou.en],
        button: newPassword.en,
        after: [],
      },
      ar: {
        subject: 'تغيّرت كلمة مرورك في سفرة',
        heading: 'تغيّرت كلمة مرورك',
        paragraphs: [`كان ذلك في ${isolated(dateTimeOf('ar', at))}. على الأجهزة الأخرى تسجيل الدخول من جديد.`, ifNotYou.ar],
        button: newPassword.ar,
        after: [],
      },
    },
  })

export const sessionsEndedMail = ({ language, at, link }: Notice): MailContent =>
  renderEmail({
    language,
    link,
    letters: {
      en: {
        subject: 'You are signed out of Sufra on all devices',
        heading: 'Signed out on all devices',
        paragraphs: [`On ${dateTimeOf('en', at)} all devices were signed out of your account.`, ifNotYou.en],
        button: newPassword.en,
        after: [],
      },
      ar: {
        subject: 'سُجّل خروجك من سفرة على كل الأجهزة',
        heading: 'سُجّل الخروج من كل الأجهزة',
        paragraphs: [`في ${isolated(dateTimeOf('ar', at))} سُجّل الخروج من حسابك على كل الأجهزة.`, ifNotYou.ar],
        button: newPassword.ar,
        after: [],
      },
    },
  })
