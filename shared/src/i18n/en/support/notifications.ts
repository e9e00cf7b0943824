export const notifications = {
  title: 'Notifications',
  open: 'Notifications',
  openUnread: 'Notifications: {{number}} unread',
  unreadMark: 'Unread',
  readAll: 'Mark all as read',
  none: 'No notifications yet',
  noneText: 'New orders, decisions about your documents and replies from support appear here.',
  offline: 'You are offline. This list may be out of date.',
  more: 'Show older',
  other: 'Something new',
  kinds: {
    order_placed: 'New order {{number}}',
    application_decided: 'Your application has been reviewed',
    support_replied: 'Support has replied to your request {{number}}',
    papers_decided: 'Your new documents have been reviewed',
  },
}
