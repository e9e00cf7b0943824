export const channels = ['sms', 'mail'] as const
export type Channel = (typeof channels)[number]

export type SmsContent = { channel: 'sms'; text: string }
export type MailContent = { channel: 'mail'; subject: string; text: string; html: string }
export type MessageContent = SmsContent | MailContent
