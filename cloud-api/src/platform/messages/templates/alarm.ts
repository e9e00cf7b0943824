// The call of an administrator on duty.
import type { Alarm } from '@sufra/shared/alarms/alarm.routes'
import { inLanguage, type Language } from '@sufra/shared/localized-text'
import { nameInSms } from '@sufra/shared/sms/sms-wording'
import type { MailContent, SmsContent } from '../message.ts'
import { isolated, renderEmail } from './render-email.ts'
import { renderSms } from './render-sms.ts'

type Call = { language: Language; alarms: readonly Pick<Alarm, 'kind' | 'restaurant' | 'subject'>[]; link: string }

const names: Record<Alarm['kind'], Record<Language, string>> = {
  critical_request: { en: 'Critical request', ar: 'طلب مساعدة حرج' },
  unreachable: { en: 'Unreachable restaurant', ar: 'مطعم غير متصل' },
  mail: { en: 'Email cannot be sent', ar: 'يتعذّر إرسال البريد' },
  sms: { en: 'SMS cannot be sent', ar: 'يتعذّر إرسال الرسائل النصية' },
}

const listOf = (language: Language, alarms: Call['alarms']) =>
  alarms.map(({ kind, restaurant, subject }) => ({
    title: names[kind][language],
    text: [restaurant && isolated(inLanguage(restaurant.name, language)), subject && isolated(subject)].filter(Boolean).join(' · '),
  }))

export const alarmMail = ({ language, alarms, link }: Call): MailContent =>
  renderEmail({
    language,
    link,
    letters: {
      en: {
        subject: 'Sufra needs your attention now',
        heading: 'This needs your attention now',
        paragraphs: ['You receive this email because you are on duty, or because no one is on duty and you are an owner of the platform.'],
        list: listOf('en', alarms),
        button: 'Open in Sufra',
        after: ['You can change this in the settings of your account.'],
      },
      ar: {
        subject: 'سفرة تحتاج إلى تدخلك الآن',
        heading: 'هذا يحتاج إلى تدخلك الآن',
        paragraphs: ['وصلتك هذه الرسالة لأنك مناوب، أو لعدم وجود مناوب ولأنك من مالكي المنصة.'],
        list: listOf('ar', alarms),
        button: 'فتح في سفرة',
        after: ['يمكنك تغيير ذلك من إعدادات حسابك.'],
      },
    },
  })

export const alarmSms = ({ language, alarms, link }: Call): SmsContent => {
  const textOf = (shown: Language) =>
    alarms
      .slice(0, 1)
      .map(({ kind, restaurant }) => [names[kind][shown], restaurant && nameInSms(restaurant.name, shown)].filter(Boolean).join(': '))
      .join('')
  const more = alarms.length - 1
  const rest = { en: more > 0 ? ` (+${more})` : '', ar: more > 0 ? ` (+${more})` : '' }
  return renderSms(language, { en: `Sufra: ${textOf('en')}${rest.en} ${link}`, ar: `سفرة: ${textOf('ar')}${rest.ar}` })
}
