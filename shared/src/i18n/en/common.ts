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
