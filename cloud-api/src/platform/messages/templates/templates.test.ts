import { languages, type Language } from '@sufra/shared/localized-text'
import { dirhams } from '@sufra/shared/money'
import { invoiceNotices } from '@sufra/shared/subscriptions/invoice'
import { describe, expect, test } from 'vitest'
import type { MailContent, SmsContent } from '../message.ts'
import { bankDetailsChangedMail, passwordChangedMail, sessionsEndedMail } from './account-notices.ts'
import { alarmMail, alarmSms } from './alarm.ts'
import { administratorInvitationMail } from './administrator-invitation.ts'
import { applicationAcceptedMail, applicationAcceptedSms } from './application-accepted.ts'
import { applicationNotAcceptedMail, applicationNotAcceptedSms } from './application-not-accepted.ts'
import { applicationReceivedMail } from './application-received.ts'
import { documentReminderMail, documentReminderSms } from './documents/document-reminder.ts'
import { documentsNotAcceptedMail, documentsVerifiedMail } from './documents/documents-reviewed.ts'
import { ordersRestrictedMail, ordersRestrictedSms } from './documents/orders-restricted.ts'
import { pinEndedMail, pinLockedMail } from './pin-notices.ts'
import { passwordResetMail } from './password-reset.ts'
import { receiptMail, receiptSms } from './receipt.ts'
import { restaurantDeactivatedMail, restaurantDeactivatedSms } from './restaurant-deactivated.ts'
import { restaurantRestoredMail, restaurantRestoredSms } from './restaurant-restored.ts'
import { factorEnabledMail, factorResetMail, recoveryCodeUsedMail } from './second-factor-notices.ts'
import { signUpCodeMail, signUpCodeSms } from './sign-up-code.ts'
import { staffInvitationMail } from './staff-invitation.ts'
import { invoiceMail, invoiceSms } from './subscriptions/subscription-invoice.ts'
import { supportRepliedMail } from './support-replied.ts'

const link = 'https://sufra.example/reset?token=abc&lang=ar'
const restaurant = { en: 'Pearl & Spice', ar: 'لؤلؤة وبهار' }
const documents = [
  { kind: 'tradeLicense' as const, reason: 'The number cannot be read' },
  { kind: 'proofOfIdentity' as const, reason: 'انتهت صلاحية البطاقة' },
]
const expiring = [
  { kind: 'foodSafetyCertificates' as const, expirationDate: '2026-12-24' },
  { kind: 'tradeLicense' as const, expirationDate: '2026-12-31' },
]
const restricting = ['tradeLicense'] as const
const anInvoice = { restaurant, link, number: 12_345, amount: dirhams(20_000), dueOn: '2026-11-27', lapsesOn: '2026-12-12' }
const at = new Date('2026-11-21T16:58:00Z')
const alarmedRestaurant = (name?: string) => ({ id: link, name: name ? { en: name, ar: name } : restaurant, branchName: 'Marina' })
const anAlarm = { kind: 'critical_request', restaurant: alarmedRestaurant(), subject: 'Printer' } as const
const noSms = { kind: 'sms', restaurant: null, subject: '' } as const

const mails: Record<string, (language: Language) => MailContent> = {
  'a sign-up code': (language) => signUpCodeMail({ language, code: '482915', minutes: 5 }),
  'a reset link': (language) => passwordResetMail({ language, link, minutes: 30 }),
  'an invitation': (language) => administratorInvitationMail({ language, invitedBy: 'Noor Al-Kuwari', link, hours: 72 }),
  'an invitation to a restaurant': (language) =>
    staffInvitationMail({ language, restaurant, role: 'manager', invitedBy: 'Noora Al Thani', link, days: 7 }),
  'an application that was received': (language) => applicationReceivedMail({ language, restaurant, link }),
  'an application that is accepted': (language) => applicationAcceptedMail({ language, restaurant, link }),
  'an application that is not': (language) => applicationNotAcceptedMail({ language, restaurant, link, documents }),
  'documents that are verified': (language) =>
    documentsVerifiedMail({ language, restaurant, link, kinds: ['tradeLicense', 'restaurantImages'] }),
  'documents that are not': (language) => documentsNotAcceptedMail({ language, restaurant, link, documents }),
  'documents that expire': (language) => documentReminderMail({ language, restaurant, link, documents: expiring, restricting }),
  'orders that are restricted': (language) => ordersRestrictedMail({ language, restaurant, link, documents: expiring }),
  'a deactivated restaurant': (language) =>
    restaurantDeactivatedMail({ language, restaurant, link, reason: 'subscription_unpaid', note: '' }),
  'a restored restaurant': (language) => restaurantRestoredMail({ language, restaurant, link }),
  'a changed password': (language) => passwordChangedMail({ language, at, link }),
  'changed bank details': (language) => bankDetailsChangedMail({ language, at, link, restaurant, account: '•••• DEFG' }),
  'a locked PIN': (language) => pinLockedMail({ language, at, link, restaurant, name: 'Omar' }),
  'a PIN that ended': (language) => pinEndedMail({ language, at, link, restaurant, name: 'Omar' }),
  'a receipt': (language) => receiptMail({ language, restaurant, orderNumber: 47, link }),
  'a reply of support': (language) =>
    supportRepliedMail({ language, restaurant, name: 'Noora Al Thani', number: 12, subject: 'Printer', reply: '1.\n\n2.', link }),
  ...Object.fromEntries(invoiceNotices.map((notice) => [notice, (language: Language) => invoiceMail({ ...anInvoice, language, notice })])),
  'an app that was set up': (language) => factorEnabledMail({ language, at, link }),
  'a used recovery code': (language) => recoveryCodeUsedMail({ language, at, link, left: 9 }),
  'a second factor that was reset': (language) => factorResetMail({ language, at, link }),
  'an alarm': (language) => alarmMail({ language, link, alarms: [anAlarm, noSms] }),
  'ended sessions': (language) => sessionsEndedMail({ language, at, link }),
}
const smses: Record<string, (language: Language, name?: string) => SmsContent> = {
  'a sign-up code': (language) => signUpCodeSms({ language, code: '482915', minutes: 5 }),
  'an application that is accepted': (language, name) =>
    applicationAcceptedSms({ language, restaurant: name ? { en: name, ar: name } : restaurant }),
  'an application that is not': (language, name) =>
    applicationNotAcceptedSms({ language, restaurant: name ? { en: name, ar: name } : restaurant }),
  'a document that expires': (language, name) =>
    documentReminderSms({ language, restaurant: name ? { en: name, ar: name } : restaurant, documents: expiring.slice(0, 1) }),
  'orders that are restricted': (language, name) =>
    ordersRestrictedSms({ language, restaurant: name ? { en: name, ar: name } : restaurant, documents: expiring }),
  'documents that expire': (language, name) =>
    documentReminderSms({ language, restaurant: name ? { en: name, ar: name } : restaurant, documents: expiring }),
  'an overdue invoice': (language, name) =>
    invoiceSms({ ...anInvoice, language, notice: 'invoice_overdue', restaurant: name ? { en: name, ar: name } : restaurant }),
  'a lapsed subscription': (language, name) =>
    invoiceSms({ ...anInvoice, language, notice: 'invoice_lapsed', restaurant: name ? { en: name, ar: name } : restaurant }),
  'an alarm': (language, name) => alarmSms({ language, link, alarms: [{ ...anAlarm, restaurant: alarmedRestaurant(name) }, noSms] }),
  'a deactivated restaurant': (language, name) =>
    restaurantDeactivatedSms({ language, restaurant: name ? { en: name, ar: name } : restaurant }),
  'a restored restaurant': (language, name) => restaurantRestoredSms({ language, restaurant: name ? { en: name, ar: name } : restaurant }),
}
const arabic = /\p{Script=Arabic}/u
const cases = <Template>(templates: Record<string, Template>) =>
  Object.entries(templates).flatMap(([name, template]) => languages.map((language) => ({ name, language, template })))

describe('a mail of', () => {
  test.each(cases(mails))('$name, in $language first, contains both languages', ({ language, template }) => {
    const { subject, text, html } = template(language)
    expect(arabic.test(subject)).toBe(language === 'ar')
    expect([...html.matchAll(/<div lang="(..)" dir="(...)">/g)].map(([, lang, dir]) => `${lang} ${dir}`)).toEqual(
      language === 'ar' ? ['ar rtl', 'en ltr'] : ['en ltr', 'ar rtl'],
    )
    const [first = '', second = ''] = text.split('————')
    expect(arabic.test(first.replaceAll('انتهت صلاحية البطاقة', ''))).toBe(language === 'ar')
    expect(arabic.test(text)).toBe(true)
    expect(`${first}${second}`).not.toMatch(/undefined|null|NaN|\[object/)
    expect(html).not.toMatch(/undefined|null|NaN|\[object/)
  })

  test.each(cases(mails))('$name, in $language, loads no remote content and has no scripts', ({ language, template }) => {
    expect(template(language).html).not.toMatch(/<script|<img|<link|src=|url\(|@import| on\w+=/i)
  })

  test.each(cases(mails).filter(({ name }) => name !== 'a sign-up code'))(
    '$name, in $language, shows its link below the button',
    (each) => {
      const { text, html } = each.template(each.language)
      const escaped = 'https://sufra.example/reset?token=abc&#38;lang=ar'
      expect(html.split(`href="${escaped}"`)).toHaveLength(5)
      expect(html.split(`>${escaped}</a>`)).toHaveLength(3)
      expect(text.split(link)).toHaveLength(3)
    },
  )
})

test('a code is on a line of its own, and in the subject', () => {
  for (const language of languages) {
    const { subject, text, html } = signUpCodeMail({ language, code: '482915', minutes: 5 })
    expect(subject).toContain('482915')
    expect(text.split('\n').filter((line) => line === '482915')).toHaveLength(2)
    expect(html).toContain('>482915</p>')
  }
})

test('durations use the plural forms of each language', () => {
  const { text } = signUpCodeMail({ language: 'en', code: '482915', minutes: 5 })
  expect(text).toContain('5 minutes')
  expect(text).toContain('5 دقائق')
  const reset = passwordResetMail({ language: 'en', link, minutes: 30 }).text
  expect(reset).toContain('30 minutes')
  expect(reset).toContain('30 دقيقة')
  const invitation = administratorInvitationMail({ language: 'ar', invitedBy: 'Noor', link, hours: 72 }).text
  expect(invitation).toContain('72 hours')
  expect(invitation).toContain('72 ساعة')
})

test('times are in Qatar’s time zone', () => {
  const { text } = passwordChangedMail({ language: 'en', at, link })
  expect(text).toContain('21 Nov 2026, 19:58')
  expect(text).toMatch(/21 نوفمبر 2026.*19:58/)
})

test('the documents are listed with their reasons, in any language', () => {
  for (const mail of [
    applicationNotAcceptedMail({ language: 'en', restaurant, link, documents }),
    documentsNotAcceptedMail({ language: 'ar', restaurant, link, documents }),
  ]) {
    expect(mail.text).toContain('• Trade License: The number cannot be read\n• Proof of Identity: انتهت صلاحية البطاقة')
    expect(mail.text).toContain('• رخصة المزاولة: The number cannot be read\n• إثبات الهوية: انتهت صلاحية البطاقة')
    expect(mail.html).toContain('<b>Trade License</b><br><span dir="auto">The number cannot be read</span>')
  }
})

test('a reminder names the documents that orders depend on, and no others', () => {
  const textOf = (kinds: typeof restricting | []) =>
    documentReminderMail({ language: 'en', restaurant, link, documents: expiring, restricting: kinds }).text
  expect(textOf(restricting)).toContain('stops taking orders 7 days after the last day of: Trade License.')
  expect(textOf([])).not.toContain('stops taking orders')
})

test('expiring documents are listed with their last day', () => {
  const { text } = documentReminderMail({ language: 'en', restaurant, link, documents: expiring, restricting })
  expect(text).toContain(
    '• Food Safety Certificates: Valid until \u206824/12/2026\u2069\n• Trade License: Valid until \u206831/12/2026\u2069',
  )
})

test('a restaurant without an Arabic name appears with its English name', () => {
  expect(applicationAcceptedMail({ language: 'ar', restaurant: { en: 'Pearl', ar: '' }, link }).subject).toContain('Pearl')
})

test.each([
  ['subscription_unpaid', '', ['Reason: the subscription has not been paid.', 'السبب: لم يُدفع الاشتراك.']],
  ['owner_request', '', ['Reason: you requested this.', 'السبب: بناءً على طلبك.']],
  ['terms_violated', 'Wrong prices', ['Reason: the terms of use were not followed.', 'السبب: عدم الالتزام بشروط الاستخدام.', 'Wrong prices']],
  ['other', 'Please call us', ['Please call us']],
] as const)('a mail about a restaurant deactivated for %s has the reason, and the note %j', (reason, note, shown) => {
  const { text } = restaurantDeactivatedMail({ language: 'en', restaurant, link, reason, note })
  for (const each of shown) expect(text).toContain(each)
  expect(text.split('Reason:').length).toBe(reason === 'other' ? 1 : 2)
})

test('names chosen by users never become markup', () => {
  const bad = `<img src=x onerror="alert(1)">'&`
  const name = { en: bad, ar: bad }
  const all = [
    administratorInvitationMail({ language: 'en', invitedBy: bad, link: `https://sufra.example/"onclick="x`, hours: 72 }),
    staffInvitationMail({ language: 'en', restaurant: name, role: 'staff', invitedBy: bad, link, days: 7 }),
    applicationReceivedMail({ language: 'en', restaurant: name, link }),
    applicationAcceptedMail({ language: 'ar', restaurant: name, link }),
    applicationNotAcceptedMail({ language: 'ar', restaurant: name, link, documents: [{ kind: 'tradeLicense', reason: bad }] }),
    documentsVerifiedMail({ language: 'en', restaurant: name, link, kinds: ['tradeLicense'] }),
    documentsNotAcceptedMail({ language: 'en', restaurant: name, link, documents: [{ kind: 'tradeLicense', reason: bad }] }),
    bankDetailsChangedMail({ language: 'en', at, link, restaurant: name, account: '•••• DEFG' }),
    restaurantDeactivatedMail({ language: 'en', restaurant: name, link, reason: 'other', note: bad }),
    restaurantRestoredMail({ language: 'ar', restaurant: name, link }),
  ]
  for (const { html, text } of all) {
    expect(html).not.toContain('<img')
    expect(html).not.toContain('"onclick')
    expect(html).toContain('&#60;img src=x onerror=&#34;alert(1)&#34;&#62;&#39;&#38;')
    expect(text).toContain(bad)
  }
})

describe('an SMS of', () => {
  test.each(cases(smses))('$name, in $language first, contains both languages', ({ language, template }) => {
    const lines = template(language).text.split('\n')
    expect(lines.map((line) => arabic.test(line))).toEqual(language === 'ar' ? [true, false] : [false, true])
  })

  // Arabic is sent as UTF-16: 67 units in each part of a long SMS.
  test.each(cases(smses))('$name, in $language, is at most three parts, however long the name', ({ language, template }) => {
    expect(template(language).text.length).toBeLessThanOrEqual(3 * 67)
    const long = template(language, `${'A very long name '.repeat(3)}\nX`).text
    expect(long.length).toBeLessThanOrEqual(3 * 67)
    expect(long.split('\n')).toHaveLength(2)
  })
})

test('an SMS with a receipt has the link once, below both languages, in at most three parts', () => {
  const name = 'A very long name '.repeat(3)
  const { text } = receiptSms({
    language: 'ar',
    restaurant: { en: name, ar: name },
    link: `https://orders.sufra.example/receipt/${'A'.repeat(22)}`,
    wording: {},
  })
  expect(text.split('\n').map((line) => arabic.test(line))).toEqual([true, false, false])
  expect(text.length).toBeLessThanOrEqual(3 * 67)
})
