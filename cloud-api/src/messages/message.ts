export const channels = ['sms', 'mail'] as const
export type Channel = (typeof channels)[number]

export type SmsWords = { channel: 'sms'; text: string }
export type MailWords = { channel: 'mail'; subject: string; text: string; html: string }
export type Words = SmsWords | MailWords
