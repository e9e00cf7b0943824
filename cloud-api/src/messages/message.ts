export const channels = ['sms', 'mail'] as const
export type Channel = (typeof channels)[number]

type SmsWords = { channel: 'sms'; text: string }
type MailWords = { channel: 'mail'; subject: string; text: string; html: string }
export type Words = SmsWords | MailWords
