// Manual notices to a restaurant about the amount that it owes (spec §4).
import { z } from 'zod'
import type { RefusalCode } from '../refusals/refusals.ts'

export const noticeChannels = ['app', 'mail', 'sms'] as const
export type NoticeChannel = (typeof noticeChannels)[number]

/** Maximum number of manual notices to one restaurant within 24 hours. */
export const maxNoticesPerDay = 5

export const subscriptionNotice = z.object({
  channels: z
    .array(z.enum(noticeChannels))
    .refine((channels) => channels.length > 0 && new Set(channels).size === channels.length, 'subscription.channel' satisfies RefusalCode),
})
