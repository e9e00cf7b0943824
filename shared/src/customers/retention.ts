// How long a restaurant keeps the details of its guests.

/** The choices in months, as text. */
export const retentionMonths = ['3', '6', '12', '24', '36', '60'] as const
export type RetentionMonths = (typeof retentionMonths)[number]

export const defaultRetention: RetentionMonths = '24'

/** The choice that is stored as a number of months. */
export const retentionOf = (months: number | null | undefined): RetentionMonths =>
  retentionMonths.find((each) => Number(each) === months) ?? defaultRetention

/** Orders that were placed before have the details of their guests no longer. A day that a month lacks is its last one. */
export const retentionEnd = (now: Date, months: RetentionMonths): Date => {
  const end = new Date(now)
  end.setUTCMonth(end.getUTCMonth() - Number(months))
  if (end.getUTCDate() !== now.getUTCDate()) end.setUTCDate(0)
  return end
}

/** Whether a change of the time deletes details that are stored now. */
export const deletesMore = (chosen: RetentionMonths, now: RetentionMonths): boolean => Number(chosen) < Number(now)
