import type { RefusalTable } from '../refusals/refusals.ts'

/** Refusals about the health page. */
export const healthRefusals = {
  'health.unknown_job': { status: 404, en: 'There is no such job to run.', ar: 'لا توجد مهمة كهذه لتشغيلها.' },
} as const satisfies RefusalTable

type HealthRefusals = typeof healthRefusals
declare module '../refusals/refusals.ts' {
  interface Refusals extends HealthRefusals {}
}
