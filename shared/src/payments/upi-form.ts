// The form of a UPI id (spec §3, §5).
import { z } from 'zod'
import type { RefusalCode } from '../refusals/refusals.ts'
import { cleanCode } from '../text/clean-text.ts'

const missing = 'payment.upi_required' satisfies RefusalCode

export const upiForm = z.object({
  upiId: z
    .string(missing)
    .overwrite(cleanCode)
    .min(1, { error: missing, abort: true })
    .min(3, { error: 'payment.upi_too_short' satisfies RefusalCode, abort: true })
    .max(50, { error: 'payment.upi_too_long' satisfies RefusalCode, abort: true })
    .regex(/^[A-Za-z0-9._-]+@[A-Za-z0-9.-]+$/, 'payment.upi_format' satisfies RefusalCode),
  saveupidetails: z.boolean().default(false),
})
export type UpiForm = z.output<typeof upiForm>
