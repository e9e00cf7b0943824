// The message of a refusal in the caller's language, from the dictionaries of the apps.
import { aboutRefusals as arabicAbout } from '@sufra/shared/i18n/ar/about/about-refusals'
import { accountRefusals as arabicAccount } from '@sufra/shared/i18n/ar/accounts/account-refusals'
import { cashRefusals as arabicCash } from '@sufra/shared/i18n/ar/desk/cash-refusals'
import { guestRefusals as arabicGuest } from '@sufra/shared/i18n/ar/history/guest-refusals'
import { bankRefusals as arabicBank } from '@sufra/shared/i18n/ar/desk/bank-refusals'
import { expiringRefusals as arabicExpiring } from '@sufra/shared/i18n/ar/accounts/expiring-refusals'
import { hoursRefusals as arabicHours } from '@sufra/shared/i18n/ar/hours/hours-refusals'
import { menuRefusals as arabicMenu } from '@sufra/shared/i18n/ar/desk/menu-refusals'
import { refundRefusals as arabicRefund } from '@sufra/shared/i18n/ar/desk/refund-refusals'
import { provisionRefusals as arabicProvision } from '@sufra/shared/i18n/ar/accounts/provision-refusals'
import { reportRefusals as arabicReport } from '@sufra/shared/i18n/ar/reports/report-refusals'
import { smsRefusals as arabicSms } from '@sufra/shared/i18n/ar/sms/sms-refusals'
import { staffRefusals as arabicStaff } from '@sufra/shared/i18n/ar/staff/staff-refusals'
import { billingRefusals as arabicBilling } from '@sufra/shared/i18n/ar/subscriptions/subscription-refusals'
import { supportRefusals as arabicSupport } from '@sufra/shared/i18n/ar/support/support-refusals'
import { tableRefusals as arabicTable } from '@sufra/shared/i18n/ar/desk/table-refusals'
import { refusals as arabic } from '@sufra/shared/i18n/ar/refusals'
import { aboutRefusals as englishAbout } from '@sufra/shared/i18n/en/about/about-refusals'
import { accountRefusals as englishAccount } from '@sufra/shared/i18n/en/accounts/account-refusals'
import { cashRefusals as englishCash } from '@sufra/shared/i18n/en/desk/cash-refusals'
import { guestRefusals as englishGuest } from '@sufra/shared/i18n/en/history/guest-refusals'
import { bankRefusals as englishBank } from '@sufra/shared/i18n/en/desk/bank-refusals'
import { expiringRefusals as englishExpiring } from '@sufra/shared/i18n/en/accounts/expiring-refusals'
import { hoursRefusals as englishHours } from '@sufra/shared/i18n/en/hours/hours-refusals'
import { menuRefusals as englishMenu } from '@sufra/shared/i18n/en/desk/menu-refusals'
import { refundRefusals as englishRefund } from '@sufra/shared/i18n/en/desk/refund-refusals'
import { provisionRefusals as englishProvision } from '@sufra/shared/i18n/en/accounts/provision-refusals'
import { reportRefusals as englishReport } from '@sufra/shared/i18n/en/reports/report-refusals'
import { smsRefusals as englishSms } from '@sufra/shared/i18n/en/sms/sms-refusals'
import { staffRefusals as englishStaff } from '@sufra/shared/i18n/en/staff/staff-refusals'
import { billingRefusals as englishBilling } from '@sufra/shared/i18n/en/subscriptions/subscription-refusals'
import { supportRefusals as englishSupport } from '@sufra/shared/i18n/en/support/support-refusals'
import { tableRefusals as englishTable } from '@sufra/shared/i18n/en/desk/table-refusals'
import { refusals as english } from '@sufra/shared/i18n/en/refusals'
import { preferredLanguage, type Language } from '@sufra/shared/localized-text'
import { refusals, type RefusalCode } from '@sufra/shared/refusals/refusals'

const flatten = (messages: Record<string, Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(messages).flatMap(([feature, reasons]) =>
      Object.entries(reasons).map(([reason, text]) => [`${feature}.${reason}`, text]),
    ),
  )

const messages = {
  en: flatten({
    ...english,
    ...englishMenu,
    ...englishAccount,
    ...englishBank,
    ...englishHours,
    ...englishStaff,
    ...englishProvision,
    about: englishAbout,
    sms: englishSms,
    cash: englishCash,
    guest: englishGuest,
    refund: englishRefund,
    support: englishSupport,
    expiring: englishExpiring,
    ...englishBilling,
    report: englishReport,
    table: { ...english.table, ...englishTable },
  }),
  ar: flatten({
    ...arabic,
    ...arabicMenu,
    ...arabicAccount,
    ...arabicBank,
    ...arabicHours,
    ...arabicStaff,
    ...arabicProvision,
    about: arabicAbout,
    sms: arabicSms,
    cash: arabicCash,
    guest: arabicGuest,
    refund: arabicRefund,
    support: arabicSupport,
    expiring: arabicExpiring,
    ...arabicBilling,
    report: arabicReport,
    table: { ...arabic.table, ...arabicTable },
  }),
}

export const languageOf = (acceptLanguage = ''): Language => preferredLanguage(acceptLanguage.split(','))

const valueOf = (details: unknown, name: string): unknown =>
  typeof details === 'object' && details !== null ? Object.entries(details).find(([key]) => key === name)?.[1] : undefined

/**
 * Returns the message with its placeholders filled from the refusal's details. Throws for a code without a message; a test checks that
 * every code has one.
 */
export const refusalMessage = (code: RefusalCode, language: Language, details?: unknown): string => {
  const text = messages[language][code]
  if (text === undefined) throw new Error(`no message for ${code}`)
  return text.replace(/\{\{(\w+)\}\}/g, (braces, name: string) => {
    const value = valueOf(details, name)
    if (Array.isArray(value)) return value.join(', ')
    return typeof value === 'string' || typeof value === 'number' ? String(value) : braces
  })
}

export const allCodes = Object.keys(refusals) as RefusalCode[] // the object's own keys
