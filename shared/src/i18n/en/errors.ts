// The catalogue of spec §8, for answers that carry no refusal code.
export const errors = {
  badRequest: 'Bad Request: Please check your input.',
  sessionExpired: 'Session Expired, Please Login Again',
  forbidden: 'Forbidden: You do not have permission to perform this action.',
  notFound: 'Not Found: The requested resource could not be found.',
  conflict: 'Conflict: The resource already exists.',
  internal: 'Internal Server Error: Please try again later.',
  network: 'Network error: Please check your internet connection.',
  unexpected: 'An unexpected error occurred.',
}
