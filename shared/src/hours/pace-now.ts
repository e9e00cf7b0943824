// Apart from pace.ts, whose schema the phone need not load.

type Busy = { minutes: number; until: string } | null | undefined

/** Minutes by which promised times are longer now. A busy kitchen is busy until its business day ends, at most. */
export const busyMinutesAt = (busy: Busy, now: number): number => (busy && now < Date.parse(busy.until) ? busy.minutes : 0)
