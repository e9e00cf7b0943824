// Security notices to administrators about their second factor.
import type { Language } from '@sufra/shared/localized-text'
import type { MailContent } from '../message.ts'
import { ifNotYou, newPassword } from './account-notices.ts'
import { dateTimeOf } from './durations-and-times.ts'
import { isolated, renderEmail } from './render-email.ts'

/** `link`: the page to request a new password. */
type Notice = { language: Language; at: Date; link: string }

type Letter = { subject: string; heading: string; text: string }

const noticeOf = ({ language, link }: Notice, en: Letter, ar: Letter): MailContent =>
  renderEmail({
    language,
    link,
    letters: {
      en: { ...en, paragraphs: [en.text, ifNotYou.en], button: newPassword.en, after: [] },
      ar: { ...ar, paragraphs: [ar.text, ifNotYou.ar], button: newPassword.ar, after: [] },
    },
  })

export const factorEnabledMail = (notice: Notice): MailContent =>
  noticeOf(
    notice,
    {
      subject: 'An authenticator app was set up for your Sufra account',
      heading: 'An authenticator app was set up',
      text: `It was set up on ${dateTimeOf('en', notice.at)}. From now on, you sign in with your password and a code from this app. You have been signed out on all other devices.`,
    },
    {
      subject: 'تم إعداد تطبيق المصادقة لحسابك في سفرة',
      heading: 'تم إعداد تطبيق المصادقة',
      text: `تم الإعداد في ${isolated(dateTimeOf('ar', notice.at))}. من الآن تسجّل الدخول بكلمة المرور ورمز من هذا التطبيق. وتم تسجيل خروجك من جميع الأجهزة الأخرى.`,
    },
  )

/** `left`: the number of recovery codes that were not used. */
export const recoveryCodeUsedMail = (notice: Notice & { left: number }): MailContent =>
  noticeOf(
    notice,
    {
      subject: 'A recovery code for your Sufra account was used',
      heading: 'A recovery code was used',
      text: `It was used on ${dateTimeOf('en', notice.at)}. Recovery codes left: ${notice.left}.`,
    },
    {
      subject: 'تم استخدام رمز استرداد لحسابك في سفرة',
      heading: 'تم استخدام رمز استرداد',
      text: `تم استخدامه في ${isolated(dateTimeOf('ar', notice.at))}. رموز الاسترداد المتبقية: ${notice.left}.`,
    },
  )

export const factorResetMail = (notice: Notice): MailContent =>
  noticeOf(
    notice,
    {
      subject: 'Two-step verification for your Sufra account was reset',
      heading: 'Two-step verification was reset',
      text: `It was reset on ${dateTimeOf('en', notice.at)} by an owner of the platform. You have been signed out on all devices. Your authenticator app and recovery codes no longer work: set up the app again when you sign in.`,
    },
    {
      subject: 'تمت إعادة ضبط التحقق بخطوتين لحسابك في سفرة',
      heading: 'تمت إعادة ضبط التحقق بخطوتين',
      text: `أعاد مالك المنصة ضبطه في ${isolated(dateTimeOf('ar', notice.at))}. تم تسجيل خروجك من جميع الأجهزة، ولم يعد تطبيق المصادقة ورموز الاسترداد صالحة: أعد إعداد التطبيق عند تسجيل الدخول.`,
    },
  )
