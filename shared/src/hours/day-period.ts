export const dayMinutes = 24 * 60

/** Minutes after midnight of its day. One that closes after midnight closes at more than 24 hours. */
export type DayPeriod = { opens: number; closes: number }
