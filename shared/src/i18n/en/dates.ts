export const dates = {
  placeholder: 'dd/mm/yyyy',
  invalid: 'Enter the date as day/month/year, for example 31/01/2026.',
  open: 'Open the calendar',
  calendar: 'Calendar',
  failed: 'The calendar could not be loaded. Please type the date.',
}
