/** Channels that people read; the dev inbox shows their messages where there is no provider. */
export const inboxChannels = ['sms', 'mail'] as const
export const channels = [...inboxChannels, 'push'] as const
export type Channel = (typeof channels)[number]

export type SmsContent = { channel: 'sms'; text: string }
export type MailContent = { channel: 'mail'; subject: string; text: string; html: string }
export type MessageContent = SmsContent | MailContent
