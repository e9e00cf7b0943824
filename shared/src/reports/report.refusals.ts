/** The refusals of reports. */
export const reportRefusals = {
  'report.period': 400,
  'report.period_order': 400,
  'report.period_length': 400,
  'report.preparing': 503,
} as const
