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
