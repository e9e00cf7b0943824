export const admin = {
  dashboard: 'Dashboard',
  unreachable: 'Restaurants that do not answer',
  allReachable: 'Every counter answers',
  allReachableText: 'A restaurant whose counters do not hear an order is shown here, and takes no new orders until one is back.',
  since: 'Since {{time}}',
  waiting: 'Applicants waiting',
  waitingText_one: '{{count}} restaurant waits for your decision.',
  waitingText_other: '{{count}} restaurants wait for your decision.',
  noneWaiting: 'No application waits. A new one appears here by itself.',
  review: 'Review applicants',
  waitingBadge_one: '{{count}} waits',
  waitingBadge_other: '{{count}} wait',
}
