// Retention of guest details: the time for which a restaurant stores them.

/** The choices in months, as text. */
export const retentionMonths = ['3', '6', '12', '24', '36', '60'] as const
export type RetentionMonths = (typeof retentionMonths)[number]

export const defaultRetention: RetentionMonths = '24'

/** The choice for a stored number of months. */
export const retentionOf = (months: number | null | undefined): RetentionMonths =>
  retentionMonths.find((each) => Number(each) === months) ?? defaultRetention

/** The time before which orders lose the details of their guests. A day that a month lacks becomes its last day. */
export const retentionEnd = (now: Date, months: RetentionMonths): Date => {
  const end = new Date(now)
  end.setUTCMonth(end.getUTCMonth() - Number(months))
  if (end.getUTCDate() !== now.getUTCDate()) end.setUTCDate(0)
  return end
}

/** Whether a change of the retention deletes details that are stored now. */
export const deletesMore = (chosen: RetentionMonths, now: RetentionMonths): boolean => Number(chosen) < Number(now)
