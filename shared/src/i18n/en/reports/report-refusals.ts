export const reportRefusals = {
  period: 'Choose the first and the last day.',
  period_order: 'The last day must not be before the first day.',
  period_length: 'Choose at most 366 days.',
  preparing: 'The figures are being prepared. Try again in a minute.',
}
