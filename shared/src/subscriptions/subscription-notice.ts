// Notifying a restaurant by hand about what it has to pay (spec §4).
import { z } from 'zod'
import type { RefusalCode } from '../refusals/refusals.ts'

export const noticeChannels = ['app', 'mail', 'sms'] as const
export type NoticeChannel = (typeof noticeChannels)[number]

/** By hand, to one restaurant within 24 hours. */
export const maxNoticesPerDay = 5

export const subscriptionNotice = z.object({
  channels: z
    .array(z.enum(noticeChannels))
    .refine((channels) => channels.length > 0 && new Set(channels).size === channels.length, 'subscription.channel' satisfies RefusalCode),
})
