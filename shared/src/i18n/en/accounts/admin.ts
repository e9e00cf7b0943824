export const admin = {
  dashboard: 'Dashboard',
  unreachable: 'Unreachable restaurants',
  allReachable: 'All restaurants are reachable',
  allReachableText:
    'A restaurant appears here when none of its counters receives an order. It takes no new orders until a counter is back.',
  since: 'Since {{time}}',
  waiting: 'Pending applications',
  waitingText_one: '{{count}} restaurant is waiting for your decision.',
  waitingText_other: '{{count}} restaurants are waiting for your decision.',
  noneWaiting: 'No pending applications. New ones appear here automatically.',
  review: 'Review applicants',
  renewals_one: '{{count}} of them is an accepted restaurant with new documents.',
  renewals_other: '{{count}} of them are accepted restaurants with new documents.',
  waitingBadge_one: '{{count}} pending',
  waitingBadge_other: '{{count}} pending',
}
