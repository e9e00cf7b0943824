// The SMS of a restaurant, whose wording it may choose. The same function writes the sent text and the preview.
import { inLanguage, languages, type Language, type LocalizedText } from '../localized-text.ts'
import { cleanName } from '../names.ts'
import { fillPlaceholders, hasOnly, placeholdersOf } from '../placeholders.ts'
import type { RefusalCode } from '../refusals/refusals.ts'
import type { SmsMessage } from './sms-events.ts'
import { smsParts } from './sms-parts.ts'

const ofOrder = { allowed: ['restaurant', 'order'], required: ['restaurant', 'order'] } as const

/** Placeholders that a wording may contain; it must contain the `required` ones. */
export const smsPlaceholders = {
  order_waiting: { allowed: ['restaurant', 'order'], required: ['order'] },
  orders_waiting: { allowed: ['restaurant', 'count', 'order'], required: ['count'] },
  receipt: { allowed: ['restaurant'], required: [] },
  order_accepted: ofOrder,
  order_ready: ofOrder,
  order_cancelled: ofOrder,
} as const satisfies Record<SmsMessage, { allowed: readonly string[]; required: readonly string[] }>

export const defaultWording: Record<SmsMessage, LocalizedText> = {
  order_waiting: { en: 'Sufra: {order} has not been accepted yet.', ar: 'سفرة: لم يُقبل {order} بعد.' },
  orders_waiting: {
    en: 'Sufra: {count} orders have not been accepted yet. The oldest is {order}.',
    ar: 'سفرة: طلبات لم تُقبل بعد: {count}. أقدمها {order}.',
  },
  receipt: { en: 'Your receipt from {restaurant}', ar: 'إيصالك من {restaurant}' },
  order_accepted: { en: '{restaurant}: {order} has been accepted.', ar: '{restaurant}: تم قبول {order}.' },
  order_ready: { en: '{restaurant}: {order} is ready.', ar: '{restaurant}: {order} جاهز.' },
  order_cancelled: { en: '{restaurant}: {order} has been cancelled.', ar: '{restaurant}: تم إلغاء {order}.' },
}

/** The wordings that a restaurant has chosen; the others are the defaults. */
export type SmsWording = { readonly [Message in SmsMessage]?: LocalizedText | null | undefined }

export const wordingOf = (wording: SmsWording, message: SmsMessage): LocalizedText => wording[message] ?? defaultWording[message]

/** Cleans a wording for storage: removes invisible characters and outer spaces. */
export const cleanWording = ({ en, ar }: LocalizedText): LocalizedText => ({ en: cleanName(en), ar: cleanName(ar) })

/** Maximum number of characters of a wording in one language, and of parts of the whole message. */
export const maxWordingLength = 160
export const maxSmsParts = 3

const maxNameLength = 24

/** Shortens a name for an SMS, in which it appears twice. */
const shortName = (name: string): string => {
  const characters = [...name.replace(/\s+/g, ' ')]
  return characters.length > maxNameLength ? `${characters.slice(0, maxNameLength - 1).join('')}…` : characters.join('')
}

/** Letters with the opposite direction of a language. */
const otherLetters: Record<Language, RegExp> = { en: /[\p{Script=Arabic}\p{Script=Hebrew}]/u, ar: /(?!\p{Script=Arabic})\p{L}/u }

/**
 * A name for a line of an SMS: shortened, and isolated from the direction of the line if it has letters of the opposite direction (Unicode
 * FSI and PDI).
 */
export const nameInSms = (name: LocalizedText, language: Language): string => {
  const short = shortName(inLanguage(name, language))
  return otherLetters[language].test(short) ? `\u2068${short}\u2069` : short
}

export type SmsValues = {
  restaurant: LocalizedText
  orderNumber?: number
  tableNumber?: number | null
  /** Number of waiting orders. */
  count?: number
}

const orderText = {
  en: ({ orderNumber, tableNumber }: SmsValues) => `order ${orderNumber}${tableNumber == null ? '' : ` (table ${tableNumber})`}`,
  ar: ({ orderNumber, tableNumber }: SmsValues) => `الطلب ${orderNumber}${tableNumber == null ? '' : ` (طاولة ${tableNumber})`}`,
} as const

const fill = (template: string, language: Language, values: SmsValues): string => {
  const restaurant = nameInSms(values.restaurant, language)
  return fillPlaceholders(template, { restaurant, order: orderText[language](values), count: String(values.count) })
}

type Sms = { wording: LocalizedText; values: SmsValues; first: Language; link?: string | undefined }

/** The text in both languages, the reader's first, followed by the link. */
export const smsText = ({ wording, values, first, link }: Sms): string => {
  const ordered = languages.toSorted((one, other) => Number(other === first) - Number(one === first))
  return [...ordered.map((language) => fill(wording[language], language, values)), ...(link ? [link] : [])].join('\n')
}

/** The longest possible values. */
const maxValues: SmsValues = {
  restaurant: { en: `ن${'N'.repeat(maxNameLength - 1)}`, ar: `N${'ن'.repeat(maxNameLength - 1)}` },
  orderNumber: 9_999,
  tableNumber: 999,
  count: 999,
}
const maxLink = `https://${'x'.repeat(62)}`

/**
 * The reason why a wording cannot be used, and its language; undefined when it can. `whole`: the complete message is too long, in either
 * language.
 */
export const wordingProblem = (message: SmsMessage, wording: LocalizedText): { code: RefusalCode; at: Language | 'whole' } | undefined => {
  const { allowed, required } = smsPlaceholders[message]
  for (const at of languages) {
    const template = wording[at]
    if (template.length === 0 || template.length > maxWordingLength) return { code: 'sms.text_length', at }
    if (!hasOnly(template, allowed)) return { code: 'sms.placeholder_unknown', at }
    const names = placeholdersOf(template)
    if (required.some((name) => !names.includes(name))) return { code: 'sms.placeholder_missing', at }
  }
  const link = message === 'receipt' ? maxLink : undefined
  const { parts } = smsParts(smsText({ wording, values: maxValues, first: 'en', link }))
  return parts > maxSmsParts ? { code: 'sms.too_long', at: 'whole' } : undefined
}

/** Values for the preview. */
export const sampleValues = (restaurant: LocalizedText): SmsValues => ({ restaurant, orderNumber: 12, tableNumber: 4, count: 3 })
