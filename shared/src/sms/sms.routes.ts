import { z } from 'zod'
import { route } from '../contract/route.ts'
import { localizedText, wholeNumber } from '../contract/wire.ts'
import { cleanName } from '../names.ts'
import { forEachMessage, type SmsMessage } from './sms-events.ts'
import { wordingProblem } from './sms-wording.ts'

const maxUnits = 1_000
const text = z
  .string('sms.text_length')
  .max(maxUnits, 'sms.text_length')
  .refine((typed) => typed.isWellFormed() && !typed.includes('\0'), 'request.invalid')
  .overwrite(cleanName)

/** Null means the default wording. Problems are refusal codes at the path of the language. */
const wording = (message: SmsMessage) =>
  z
    .object({ en: text, ar: text })
    .check((context) => {
      const problem = wordingProblem(message, context.value)
      if (!problem) return
      const path = problem.at === 'whole' ? [] : [problem.at]
      context.issues.push({ code: 'custom', message: problem.code, path, input: context.value })
    })
    .nullable()

export const smsSettings = z.object({
  wording: z.object(forEachMessage(wording)),
  /** Whether each message is sent. */
  isOn: z.object(forEachMessage(() => z.boolean())),
})
export type SmsSettings = z.output<typeof smsSettings>

const stored = z.object(forEachMessage(() => localizedText.nullable()))

/** `sentThisMonth`: the number accepted by the provider since the first business day of the month. */
const smsReply = z.object({
  success: z.literal(true),
  data: z.object({
    wording: stored,
    isOn: z.object(forEachMessage(() => z.boolean())),
    restaurant: localizedText,
    version: wholeNumber,
    sentThisMonth: z.int(),
    mayEdit: z.boolean(),
  }),
})
export type SmsData = z.output<typeof smsReply>['data']

export const readSmsSettings = route({
  method: 'GET',
  path: '/api/merchant/sms-settings',
  permission: 'settings.read',
  summary: 'The SMS of the restaurant: which are sent, their wording, and how many were sent this month',
  reply: smsReply,
  idempotency: 'safe',
  offline: 'cache',
})

export const changeSmsSettings = route({
  method: 'PUT',
  path: '/api/merchant/sms-settings',
  permission: 'settings.edit',
  summary: 'Changes which SMS are sent and their wording, null for the default. Refused when it is no longer the version that was seen',
  body: smsSettings.extend({ version: wholeNumber }),
  reply: smsReply,
  idempotency: 'no',
})
