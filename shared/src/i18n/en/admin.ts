export const admin = {
  dashboard: 'Dashboard',
  emptyTitle: 'Nothing needs you right now',
  emptyText: 'Applicants, expiring papers and subscriptions will be shown here.',
}
