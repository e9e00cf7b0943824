// Security notices to the owner of an account, about changes that someone else may have made.
import { inLanguage, type Language, type LocalizedText } from '@sufra/shared/localized-text'
import type { MailContent } from '../message.ts'
import { isolated, renderEmail } from './render-email.ts'
import { dateTimeOf } from './durations-and-times.ts'

/** `link`: the page to request a new password. */
type Notice = { language: Language; at: Date; link: string }

export const ifNotYou = {
  en: 'If this was you, no action is needed. If not, choose a new password now.',
  ar: 'إذا كنت أنت من قام بذلك، فلا يلزم أي إجراء. وإلا فاختر كلمة مرور جديدة الآن.',
}
export const newPassword = { en: 'Choose a new password', ar: 'اختيار كلمة مرور جديدة' }

export const passwordChangedMail = ({ language, at, link }: Notice): MailContent =>
  renderEmail({
    language,
    link,
    letters: {
      en: {
        subject: 'Your Sufra password was changed',
        heading: 'Your password was changed',
        paragraphs: [`It was changed on ${dateTimeOf('en', at)}. You have been signed out on all other devices.`, ifNotYou.en],
        button: newPassword.en,
        after: [],
      },
      ar: {
        subject: 'تم تغيير كلمة مرورك في سفرة',
        heading: 'تم تغيير كلمة مرورك',
        paragraphs: [`تم التغيير في ${isolated(dateTimeOf('ar', at))}، وتم تسجيل خروجك من جميع الأجهزة الأخرى.`, ifNotYou.ar],
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
        subject: 'You have been signed out of Sufra on all devices',
        heading: 'Signed out on all devices',
        paragraphs: [`All devices were signed out of your account on ${dateTimeOf('en', at)}.`, ifNotYou.en],
        button: newPassword.en,
        after: [],
      },
      ar: {
        subject: 'تم تسجيل خروجك من سفرة على جميع الأجهزة',
        heading: 'تم تسجيل الخروج من جميع الأجهزة',
        paragraphs: [`تم تسجيل الخروج من حسابك على جميع الأجهزة في ${isolated(dateTimeOf('ar', at))}.`, ifNotYou.ar],
        button: newPassword.ar,
        after: [],
      },
    },
  })

/** `account`: the masked number of the account. */
type BankNotice = Notice & { restaurant: LocalizedText; account: string }

export const bankDetailsChangedMail = ({ language, at, link, restaurant, account }: BankNotice): MailContent =>
  renderEmail({
    language,
    link,
    letters: {
      en: {
        subject: `The bank details of ${inLanguage(restaurant, 'en')} were changed`,
        heading: 'Your bank details were changed',
        paragraphs: [
          `The bank details of ${isolated(inLanguage(restaurant, 'en'))} were changed on ${dateTimeOf('en', at)}. Payouts now go to the account ${isolated(account)}.`,
          'If this was you, no action is needed. If not, choose a new password now, then check the bank details under Settings, Payments and subscriptions.',
        ],
        button: newPassword.en,
        after: [],
      },
      ar: {
        subject: `تم تغيير بيانات البنك لمطعم ${inLanguage(restaurant, 'ar')}`,
        heading: 'تم تغيير بيانات البنك',
        paragraphs: [
          `تم تغيير بيانات البنك لمطعم ${isolated(inLanguage(restaurant, 'ar'))} في ${isolated(dateTimeOf('ar', at))}. سيتم تحويل المستحقات من الآن إلى الحساب ${isolated(account)}.`,
          'إذا كنت أنت من قام بذلك، فلا يلزم أي إجراء. وإلا فاختر كلمة مرور جديدة الآن، ثم راجع بيانات البنك في الإعدادات، صفحة المدفوعات والاشتراكات.',
        ],
        button: newPassword.ar,
        after: [],
      },
    },
  })
