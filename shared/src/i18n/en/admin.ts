export const admin = {
  dashboard: 'Dashboard',
  unreachable: 'Restaurants that do not answer',
  allReachable: 'Every counter answers',
  allReachableText: 'A restaurant whose counters do not hear an order is shown here, and takes no new orders until one is back.',
  since: 'Since {{time}}',
}
