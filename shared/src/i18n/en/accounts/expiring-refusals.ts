export const expiringRefusals = {
  channel_required: 'Choose at least one way to send the reminder.',
  no_phone: 'The owner has no phone number. Choose email or the app.',
  not_found: 'This document has been replaced. Reload the list.',
  too_many: 'This document had 3 reminders within 24 hours. Try again tomorrow.',
}
