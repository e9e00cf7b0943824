import type { RefusalTable } from '../refusals/refusals.ts'

/** Refusals about failed webhooks. */
export const webhookRefusals = {
  'webhook.not_found': { status: 404, en: 'This webhook is no longer stored.', ar: 'لم يعد هذا الإشعار محفوظًا.' },
  'webhook.not_open': {
    status: 409,
    en: 'This webhook has been processed, or is being processed right now.',
    ar: 'عولج هذا الإشعار، أو تجري معالجته الآن.',
  },
} as const satisfies RefusalTable

type WebhookRefusals = typeof webhookRefusals
declare module '../refusals/refusals.ts' {
  interface Refusals extends WebhookRefusals {}
}
