export const common = {
  appName: 'Sufra',
  close: 'Close',
  back: 'Back',
  cancel: 'Cancel',
  retry: 'Try again',
  loading: 'Loading…',
  english: 'English',
  arabic: 'العربية',
  switchLanguage: 'Language',
  offline: 'You are offline',
}

export const dates = {
  placeholder: 'dd/mm/yyyy',
  invalid: 'Enter the date as day/month/year, for example 31/01/2026.',
  open: 'Open the calendar',
  calendar: 'Calendar',
  failed: 'The calendar could not be loaded. Please type the date.',
}

// The catalogue of spec §8, for error responses without a refusal code, and for calls without a response.
export const errors = {
  badRequest: 'Bad Request: Please check your input.',
  sessionExpired: 'Session Expired, Please Login Again',
  forbidden: 'Forbidden: You do not have permission to perform this action.',
  notFound: 'Not Found: The requested resource could not be found.',
  conflict: 'Conflict: The resource already exists.',
  internal: 'Internal Server Error: Please try again later.',
  network: 'Network error: Please check your internet connection.',
  unexpected: 'An unexpected error occurred.',
  pageNotLoaded: 'This page could not be loaded. Check your internet connection and try again.',
}
