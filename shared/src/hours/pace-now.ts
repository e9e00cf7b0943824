// This module is separate from pace.ts, so that the phone need not load the schema.

type Busy = { minutes: number; until: string } | null | undefined

/** Minutes by which promised times are longer now. A kitchen stays busy until its business day ends at the latest. */
export const busyMinutesAt = (busy: Busy, now: number): number => (busy && now < Date.parse(busy.until) ? busy.minutes : 0)
