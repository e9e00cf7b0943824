/** Refusals about reports, with their HTTP status. */
export const reportRefusals = {
  'report.period': 400,
  'report.period_order': 400,
  'report.period_length': 400,
  'report.preparing': 503,
} as const
