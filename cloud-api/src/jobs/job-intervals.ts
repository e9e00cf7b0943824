const second = 1_000
const minute = 60 * second
const hour = 60 * minute

/** All jobs of the API, with the milliseconds between the end of one run and the start of the next. */
export const jobIntervals = {
  'send-sms': second,
  'send-mail': second,
  'send-password-links': second,
  'run-escalations': second,
  'restore-availability': second,
  'poll-feed': 5 * second,
  'send-counter-heartbeats': 2 * second,
  'send-heartbeats': 15 * second,
  'close-ended-sockets': 15 * second,
  'close-left-open-orders': minute,
  'delete-old-messages': 10 * minute,
  'delete-old-events': hour,
  'delete-old-notifications': hour,
  'delete-old-account-data': hour,
  'delete-old-order-data': hour,
  'delete-unused-pictures': hour,
  'delete-unused-documents': hour,
  'record-release': hour,
} as const satisfies Record<string, number>

export type JobName = keyof typeof jobIntervals
